import { leaf, openShape, readRows, type Shape, text } from '../../shared/http/shape.js';
import { type Decoder, fieldOf, type Issues, isJsonObject, passThrough } from '../../shared/http/wire.js';
import { readNdc } from '../drugs/decoder.js';

/** The numbers of drugs and providers that an import added (ENT-12). */
export interface ImportSummary {
  readonly drugCount: number;
  readonly providerCount: number;
}

const importedDrug = openShape({ id: ['nationalDrugCode', leaf(readNdc)] });
const importedProvider = openShape({ id: ['providerId', text] });

/** A response without a summary imported nothing, which counts as empty (CALL-06, IMP-01). */
export const decodeImport: Decoder<ImportSummary> = (body, issues) => {
  if (!isJsonObject(body)) return undefined;
  const summary = fieldOf(body, 'importSummaryData');
  return {
    drugCount: countOf(fieldOf(fieldOf(summary, 'importedDrugsAndPharmacySummary'), 'drugs'), importedDrug, issues),
    providerCount: countOf(fieldOf(fieldOf(summary, 'importedProvidersSummary'), 'providers'), importedProvider, issues),
  };
};

/** Counts a drug or doctor in several claims once (IMP-07). Rows without an id each count. */
function countOf(rows: unknown, row: Shape<{ readonly id: string | null }>, issues: Issues): number {
  return readRows(rows, row, passThrough, issues, ({ id }) => id ?? '').length;
}
