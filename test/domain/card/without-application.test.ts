import { expect, it } from 'vitest';
import { decidePlanCard } from '../../../src/domain/card/plan-card.js';
import { withoutApplication } from '../../../src/domain/card/without-application.js';
import { keyOf } from '../../../src/domain/plan/plan.js';
import { supplementPlan } from '../plan/samples.js';
import { cardContext } from './samples.js';

it.each([
  ['nothing', undefined, 'start-application'],
  ['a draft', 'In Progress', 'resume'],
  ['a submitted application', 'Submitted', 'status'],
])('[SUP-03] a supplement card with %s offers none where applications are off, and is else the same', (_, status, kind) => {
  const plan = supplementPlan();
  const model = decidePlanCard(plan, cardContext({ statuses: new Map(status ? [[keyOf(plan), status]] : []) }));
  expect(model.actions.main.kind).toBe(kind);
  expect(withoutApplication(model)).toEqual({
    ...model,
    actions: { ...model.actions, main: { kind: 'none', reason: 'application-suppressed' } },
  });
});
