import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { readWrittenTime } from '../src/shared/calendar/written-time.js';
import type { EndpointName } from '../src/shared/http/endpoints.js';
import { readAmount } from '../src/shared/money/amount.js';
import { isMissingText } from '../src/shared/validation/missing-text.js';

/** `docs/openapi.yaml` as an object. */
export type ContractDocument = Readonly<Record<string, unknown>>;

type JsonSchema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
}

export interface Operation {
  readonly id: string;
  /** The call's name in `endpoints.ts`. */
  readonly call: EndpointName;
  /** Upper case. */
  readonly method: string;
  /** With its parameters as `{name}`. */
  readonly path: string;
  /** Under `contentBase`; the others are under `apiBase`. */
  readonly isContent: boolean;
  readonly parameters: readonly Parameter[];
}

/** A request or a response as it was sent. */
interface SentRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Undefined without a body. */
  readonly body: unknown;
}

export interface Contract {
  readonly operations: readonly Operation[];
  /** @throws if there is none */
  readonly operation: (id: string) => Operation;
  /** The operation of a call; `path` is without `apiBase` or `contentBase`. */
  readonly find: (method: string, path: string) => Operation | undefined;
  /** What is wrong with a request. Empty if nothing is. */
  readonly requestErrors: (operation: Operation, request: SentRequest) => readonly ErrorObject[];
  /** What is wrong with a body. Null if the contract has no response with this status. */
  readonly responseErrors: (operation: Operation, status: number, body: unknown) => readonly ErrorObject[] | null;
  /** Every name of a field in the contract. Other names in a body may be values, such as drug codes. */
  readonly fieldNames: ReadonlySet<string>;
}

const ID = 'contract';
const METHODS = ['get', 'post', 'delete'];

/** Values that the library reads as empty. */
export function isNoText(text: string): boolean {
  return isMissingText(text) || text.trim() === 'Not Applicable';
}

const escaped = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');
const pointer = (...segments: readonly string[]) => `#/${segments.map(escaped).join('/')}`;

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(document: ContractDocument, ref: string): unknown {
  const segments = ref.slice(2).split('/');
  return segments.reduce<unknown>((value, one) => {
    if (Array.isArray(value)) return value[Number(one)];
    return isObject(value) ? value[one.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }, document);
}

/** The place that a place leads to, which may be a reference. */
function resolved(document: ContractDocument, ref: string): string {
  const value = valueAt(document, ref);
  return isObject(value) && typeof value.$ref === 'string' ? resolved(document, value.$ref) : ref;
}

/** The JSON of a text. Undefined if it cannot be read. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks a text that should hold JSON as that JSON. */
function addContentSchema(ajv: Ajv2020): void {
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({
    keyword: 'contentSchema',
    schemaType: 'object',
    errors: 'full',
    compile({ $ref }: { readonly $ref: string }): DataValidateFunction {
      const inner = lazy(() => ajv.compile({ $ref: ID + $ref }));
      const validate: DataValidateFunction = (data, context) => {
        const errors = errorsIn(data);
        validate.errors = errors.map((one) => ({ ...one, instancePath: `${context?.instancePath ?? ''}${one.instancePath ?? ''}` }));
        return errors.length === 0;
      };
      const errorsIn = (data: unknown): readonly Partial<ErrorObject>[] => {
        const value = typeof data === 'string' ? (isNoText(data) ? null : jsonIn(data)) : data;
        if (value === undefined) return [{ keyword: 'json', params: {}, data }];
        inner()(value);
        return inner().errors ?? [];
      };
      return validate;
    },
  });
}

function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function validator(document: ContractDocument): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  ajv.addFormat('amount', (text) => isNoText(text) || readAmount(text) !== null);
  ajv.addFormat('date-or-time', (text) => isNoText(text) || readWrittenTime(text) !== null);
  addContentSchema(ajv);
  ajv.addSchema(document, ID);
  return ajv;
}

function patternOf(path: string): RegExp {
  const source = path.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('([^/]+)')}$`);
}

/** Reads `docs/openapi.yaml`, and checks requests and responses against it. */
export function contractOf(document: ContractDocument): Contract {
  const ajv = validator(document);
  const compiled = new Map<string, ValidateFunction>();
  const errorsAt = (ref: string, data: unknown): readonly ErrorObject[] => {
    const validate = compiled.get(ref) ?? ajv.compile({ $ref: ID + ref });
    compiled.set(ref, validate);
    validate(data);
    return validate.errors ?? [];
  };

  const parametersAt = (...place: readonly string[]) => {
    const list = valueAt(document, pointer(...place, 'parameters'));
    return (Array.isArray(list) ? list : []).map((_, index) => {
      const ref = resolved(document, pointer(...place, 'parameters', String(index)));
      return { ref, ...(valueAt(document, ref) as { name: string; in: Parameter['in']; required?: boolean }) };
    });
  };
  const all = Object.entries(document.paths as Readonly<Record<string, JsonSchema>>).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(item[method])).map((method) => {
      const { operationId, 'x-ucp-call': call } = item[method] as { operationId: string; 'x-ucp-call': EndpointName };
      const parameters = [...parametersAt('paths', path), ...parametersAt('paths', path, method)];
      const pathNames = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      return {
        pattern: patternOf(path),
        pathNames,
        refs: new Map(parameters.map((one) => [`${one.in} ${one.name}`, one.ref])),
        place: ['paths', path, method],
        operation: {
          id: operationId,
          call,
          method: method.toUpperCase(),
          path,
          isContent: item.servers !== undefined,
          parameters: parameters.map(({ name, in: where, required = false }) => ({ name, in: where, required })),
        } satisfies Operation,
      };
    }),
  );
  const byId = new Map(all.map((one) => [one.operation.id, one]));
  const placeOf = ({ id }: Operation) => {
    const found = byId.get(id);
    if (!found) throw new Error(`The contract has no operation ${id}`);
    return found;
  };

  return {
    operations: all.map(({ operation }) => operation),
    operation: (id) => placeOf({ id } as Operation).operation,
    find: (method, path) => {
      const found = all.filter(({ operation, pattern }) => operation.method === method && pattern.test(path));
      // A path without parameters comes before one that would also take it.
      return found.toSorted((a, b) => a.pathNames.length - b.pathNames.length)[0]?.operation;
    },
    requestErrors(operation, { path, query, headers, body }) {
      const { refs, place, pattern, pathNames } = placeOf(operation);
      const values = pattern.exec(path)?.slice(1) ?? [];
      const given = (one: Parameter): string | null => {
        if (one.in === 'header') return headers.get(one.name);
        return one.in === 'query' ? query.get(one.name) : decodeURIComponent(values[pathNames.indexOf(one.name)] ?? '');
      };
      const named = (error: ErrorObject, name: string) => ({ ...error, instancePath: `/${name}${error.instancePath}` });
      const missing = (name: string) =>
        ({ keyword: 'required', instancePath: '', params: { missingProperty: name } }) as unknown as ErrorObject;
      const ofParameters = operation.parameters.flatMap((one) => {
        const value = given(one);
        if (value === null) return one.required ? [missing(one.name)] : [];
        return errorsAt(`${refs.get(`${one.in} ${one.name}`)}/schema`, value).map((error) => named(error, one.name));
      });
      const unknown = [...query.keys()].filter((name) => !operation.parameters.some((one) => one.in === 'query' && one.name === name));
      const ofQuery = unknown.map((name) => ({ keyword: 'unknown', instancePath: `/${name}`, params: {} }) as unknown as ErrorObject);
      const bodyRef = pointer(...place, 'requestBody', 'content', 'application/json', 'schema');
      const hasBody = valueAt(document, bodyRef) !== undefined;
      const ofBody = hasBody
        ? errorsAt(bodyRef, body)
        : body === undefined
          ? []
          : [{ keyword: 'unknown', instancePath: '/', params: {} } as unknown as ErrorObject];
      return [...ofParameters, ...ofQuery, ...ofBody];
    },
    responseErrors(operation, status, body) {
      const { place } = placeOf(operation);
      const codes = [String(status), `${String(status)[0]}XX`];
      const code = codes.find((one) => valueAt(document, pointer(...place, 'responses', one)) !== undefined);
      if (code === undefined) return null;
      const ref = resolved(document, pointer(...place, 'responses', code));
      return errorsAt(`${ref}/content/application~1json/schema`, body);
    },
    fieldNames: namesIn(document),
  };
}

function namesIn(document: ContractDocument): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    if (isObject(value.properties)) for (const name of Object.keys(value.properties)) names.add(name);
    Object.values(value).forEach(visit);
  };
  visit(document);
  return names;
}
