import { type ReactNode, useMemo, useRef } from 'react';
import { classes } from '../../../ui/classes.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { cost as costEnglish } from '../../cost/text/en/cost.js';
import { drugList as drugsEnglish } from '../../drugs/text/en/drugs.js';
import { useText } from '../../language/use-text.js';
import { planChanges as changesEnglish } from '../../next-year/text/en/plan-changes.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { changeLines, missingLines, noteOfTotals, outcomeLines, type PaperWords, planTotalLines, totalLine } from '../paper-text.js';
import {
  type CounselorSheet,
  counselorSheet,
  type SheetChoices,
  type SheetDoctor,
  type SheetDrug,
  type SheetFacts,
  type SheetList,
  type SheetPlan,
  type SheetPlanNow,
} from '../rules/counselor-sheet.js';
import { FEWEST_NOTES } from '../rules/sheet-pages.js';
import { counselorPaper as english } from '../text/en/counselor-paper.js';
import css from './CounselorPaper.css?inline';
import { useSheetPages } from './use-sheet-pages.js';

interface CounselorPaperProps {
  readonly facts: SheetFacts;
  readonly choices: SheetChoices;
}

/** The sheet for a counselor, on paper only (SHEET-01). It gets no fact that it may not have (SHEET-02). */
export function CounselorPaper({ facts, choices }: CounselorPaperProps) {
  const text = useText(english);
  const cost = useText(costEnglish);
  const card = useText(cardEnglish);
  const drugs = useText(drugsEnglish);
  const changes = useText(changesEnglish);
  const root = useRef<HTMLElement>(null);
  const content = useMemo(
    () => ({ sheet: counselorSheet(facts, choices), words: { text, cost, card, drugs, changes } }),
    [facts, choices, text, cost, card, drugs, changes],
  );
  const { layout, density, plans } = useSheetPages(root, content);
  const { sheet, words } = content;
  const noteLines = layout?.noteLines ?? FEWEST_NOTES;
  const sections: readonly ReactNode[] = [
    <Head sheet={sheet} words={words} key="head" />,
    <Basics sheet={sheet} words={words} key="basics" />,
    sheet.drugs && <Drugs drugs={sheet.drugs} words={words} key="drugs" />,
    sheet.doctors && <Doctors doctors={sheet.doctors} words={words} key="doctors" />,
    sheet.plans && <Plans plans={sheet.plans} most={plans} isShort={density === 'short'} sheet={sheet} words={words} key="plans" />,
    <Notes lines={noteLines} title={text.notes} key="notes" />,
  ].filter((one) => one !== null);
  const pages = layout?.pages ?? [sections.map((_, at) => at)];
  return (
    <section
      className={classes('root paper', density !== 'normal' && 'paper--close', layout?.isBroken && 'paper--broken')}
      aria-label={text.title}
      aria-busy={facts.isLoading || !layout}
      ref={root}
    >
      {pages.map((own, page) => (
        <div className="paper__page" key={own[0]}>
          {page > 0 && <p className="paper__run">{text.runningLine(page + 1, pages.length)}</p>}
          {own.map((at) => sections[at])}
        </div>
      ))}
    </section>
  );
}

interface PartProps {
  readonly sheet: CounselorSheet;
  readonly words: PaperWords;
}

function Head({ sheet: { whose, printed, year, help }, words: { text } }: PartProps) {
  const { kind, firstName } = whose;
  return (
    <header className="paper__section">
      {kind === 'viewed' && (
        <p>
          <b>{firstName === null ? text.viewedNobody : text.viewed(firstName)}</b>
        </p>
      )}
      <h1>{text.title}</h1>
      {kind === 'own' && firstName !== null && <p>{text.myName(firstName)}</p>}
      <p>
        <span className="paper__line">{printed.year < year ? text.printed(printed, year) : text.printedThisYear(printed, year)}</span>
        {help && (
          <span className="paper__line">
            {text.help}{' '}
            <b>
              <bdi>{help.name}</bdi> <bdi className="nb">{help.phone}</bdi>
            </b>
          </span>
        )}
      </p>
    </header>
  );
}

/** The plan now, the place, Extra Help and the pharmacies. */
function Basics({ sheet, words }: PartProps) {
  const { text } = words;
  const { plansNow } = sheet;
  const about = <About sheet={sheet} words={words} />;
  if (!plansNow || plansNow.length === 0) return <section className="paper__section">{about}</section>;
  return (
    <section className="paper__section paper__two">
      <div>
        <h2>{plansNow.length === 1 ? text.planNow : text.plansNow}</h2>
        {plansNow.map((plan) => (
          <PlanNow plan={plan} sheet={sheet} words={words} key={`${plan.planId} ${plan.year}`} />
        ))}
      </div>
      <div>{about}</div>
    </section>
  );
}

function PlanNow({ plan, sheet, words }: PartProps & { readonly plan: SheetPlanNow }) {
  const total = totalLine(plan, sheet, words);
  const changes = changeLines(plan, words);
  return (
    <>
      <p>
        <b>
          <UnbrokenCodes of={plan.name} />
        </b>
        , {words.text.idAfterName} <span className="nb">{plan.planId}</span>
      </p>
      {outcomeLines(plan, sheet.hasExtraHelp, words).map((line) => (
        <p key={line}>
          <UnbrokenCodes of={line} isSentence />
        </p>
      ))}
      {total && (
        <p>
          {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move */}
          {total.split('**').map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))}
        </p>
      )}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ name, words: sentence }) => (
            <li key={name}>
              <bdi>{name}</bdi>: {sentence}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function About({ sheet: { zipCode, county, extraHelp, pharmacies }, words: { text } }: PartProps) {
  const noPharmacies = pharmacies === 'unread' ? text.unread : text.noPharmacy;
  const listed = pharmacies === 'unread' ? [] : pharmacies;
  return (
    <>
      <h2>{text.about}</h2>
      <dl>
        <dt>{text.zipCode}</dt>
        <dd>
          {zipCode ?? text.notKnown}
          {zipCode !== null && county !== null && (
            <>
              , <bdi>{county}</bdi>
            </>
          )}
        </dd>
        <dt>{text.extraHelp}</dt>
        <dd>{extraHelp === null ? text.notAnswered : text.answer[extraHelp]}</dd>
        <dt>{text.pharmacies(listed.length)}</dt>
        <dd>
          {listed.length === 0 && noPharmacies}
          {listed.map(({ name, isMailOrder, isMine }) => (
            <span className="paper__line" key={`${name} ${isMailOrder} ${isMine}`}>
              {text.pharmacy(name, isMailOrder, isMine)}
            </span>
          ))}
        </dd>
      </dl>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly items: SheetList<unknown>;
  readonly none: string;
  readonly words: PaperWords;
  readonly children: ReactNode;
}

/** A list with its heading; in words if it is empty, or could not be read (LOAD-05). */
function Section({ title, items, none, words, children }: SectionProps) {
  const isFilled = items !== 'unread' && items.length > 0;
  return (
    <section className="paper__section">
      <h2>{title}</h2>
      {isFilled ? children : <p>{items === 'unread' ? words.text.unread : none}</p>}
    </section>
  );
}

function Heads({ of }: { readonly of: readonly string[] }) {
  return (
    <thead>
      <tr>
        {of.map((one) => (
          <th scope="col" key={one}>
            {one}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** In the words that a counselor types into a plan finder. */
function Drugs({ drugs, words }: { readonly drugs: SheetList<SheetDrug>; readonly words: PaperWords }) {
  const { text, drugs: listText } = words;
  const { name, quantity, refill, supply } = text.drugColumns;
  return (
    <Section title={text.drugs} items={drugs} none={text.noDrugs} words={words}>
      <table className="paper__drugs">
        <Heads of={[name, quantity, refill, supply]} />
        <tbody>
          {(drugs === 'unread' ? [] : drugs).map((drug, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two drugs may have one name, and the list on paper never moves
            <tr key={at}>
              <th scope="row">
                <bdi>{drug.name}</bdi> {drug.dosage !== null && <bdi>{drug.dosage}</bdi>}
              </th>
              <td>{drug.quantity ?? text.notKnown}</td>
              <td>{drug.frequency === null ? text.notKnown : listText.frequency(drug.frequency)}</td>
              <td>{drug.supplyLength === null ? text.notKnown : listText.days(drug.supplyLength)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Doctors({ doctors, words }: { readonly doctors: SheetList<SheetDoctor>; readonly words: PaperWords }) {
  const { text } = words;
  const { name, kind, place } = text.doctorColumns;
  return (
    <Section title={text.doctors} items={doctors} none={text.noDoctors} words={words}>
      <table className="paper__doctors">
        <Heads of={[name, kind, place]} />
        <tbody>
          {(doctors === 'unread' ? [] : doctors).map((doctor, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two doctors may have one name, and the list on paper never moves
            <tr key={at}>
              <th scope="row">
                <bdi>{doctor.name}</bdi>
              </th>
              <td>
                <bdi>{doctor.specialties.join(', ') || text.doctorKind[doctor.coverageType]}</bdi>
              </td>
              <td>{doctor.place === null ? text.notKnown : <bdi>{doctor.place}</bdi>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface PlansProps extends PartProps {
  readonly plans: SheetList<SheetPlan>;
  /** The most that there are on the sheet: the first ones, in the order of the chart. Null for all. */
  readonly most: number | null;
  /** With few names of what is missing. */
  readonly isShort: boolean;
}

function Plans({ plans, most, isShort, sheet, words }: PlansProps) {
  const { text } = words;
  const { name, id, total, missing } = text.planColumns;
  const saved = plans === 'unread' ? [] : plans;
  const all = saved.slice(0, most ?? saved.length);
  const rest = { all, isShort, sheet, words };
  const apart = all.filter(({ isApart }) => isApart);
  return (
    <Section title={text.plans} items={plans} none={text.noPlans(sheet.year)} words={words}>
      <table className="paper__plans">
        <Heads of={[name, id, total, missing]} />
        <tbody>
          {all
            .filter(({ isApart }) => !isApart)
            .map((plan) => (
              <PlanRow plan={plan} {...rest} key={plan.key} />
            ))}
        </tbody>
        {apart.length > 0 && (
          <tbody>
            <tr className="paper__group">
              <th scope="rowgroup" colSpan={4}>
                <b>{text.apart.title}</b> {text.apart.rest}
              </th>
            </tr>
            {apart.map((plan) => (
              <PlanRow plan={plan} {...rest} key={plan.key} />
            ))}
          </tbody>
        )}
      </table>
      {all.length < saved.length && (
        <p>
          <b>{text.morePlans(saved.length - all.length)}</b>
        </p>
      )}
      <p>{noteOfTotals(all, sheet, words)}</p>
    </Section>
  );
}

interface PlanRowProps extends PartProps {
  readonly plan: SheetPlan;
  readonly all: readonly SheetPlan[];
  readonly isShort: boolean;
}

function PlanRow({ plan, all, isShort, sheet, words }: PlanRowProps) {
  const { text } = words;
  const { amount, missing, lines, need } = planTotalLines(plan, all, sheet, words);
  return (
    <tr className="paper__plan">
      <th scope="row">
        <UnbrokenCodes of={plan.name} />
        {need && <span className="paper__line">{need}</span>}
        {plan.isDrugPlan && <span className="paper__line paper__small">{text.drugPlan}</span>}
      </th>
      <td>
        <span className="nb">{plan.id.kind === 'plan-id' ? plan.id.text : text.supplementCode(plan.id.text)}</span>
      </td>
      <td>
        {amount !== null && <b>{amount}</b>} {missing}
        {lines.map((line) => (
          <span className="paper__line" key={line}>
            {line}
          </span>
        ))}
      </td>
      <td>
        {plan.total?.kind === 'incomplete' && <b className="paper__line">{text.totalIsIncomplete}</b>}
        {missingLines(plan, sheet, words, isShort).map((line) => (
          <span className="paper__line" key={line}>
            {line}
          </span>
        ))}
      </td>
    </tr>
  );
}

function Notes({ title, lines }: { readonly title: string; readonly lines: number }) {
  return (
    <section className="paper__section paper__notes">
      <h2>{title}</h2>
      <div aria-hidden="true">
        {[...Array(lines).keys()].map((at) => (
          <i key={at} />
        ))}
      </div>
    </section>
  );
}

export const counselorPaperStyles: readonly string[] = [css];
