import { joinTabs } from '../../platform/broadcast.js';
import type { Answer, Call, Http } from '../../services/http.js';
import { cell, shopperCell } from '../../store/page.js';
import { whileHere } from './while-here.js';

/**
 * Calls that are sent before the code that reads their answers has come. An answer is for the first that makes the same call; what
 * nobody took of a shopper's when the load has begun is forgotten, because it grows old.
 */
const answers = () => shopperCell<Map<string, Ahead>>('ahead', () => new Map());

interface Ahead {
  readonly call: Call;
  readonly answer: Promise<Answer>;
}

const keyOf = ({ name, params }: Call) => JSON.stringify([name, params]);

/** A change in another tab makes every answer here an old one; nothing else of this page hears it so early. */
const otherTabs = () => cell('tabsAhead', () => joinTabs(({ kind }) => kind === 'profile-changed' && answers().clear()));

export function askAhead(door: Http, call: Call): void {
  otherTabs();
  const isAnyones = call.base === 'content';
  const answer = isAnyones ? door.send(call) : whileHere((left) => door.send({ ...call, signal: left }));
  answers().set(keyOf(call), { call, answer });
}

/** The door, with the answers that are under way. */
export function withAnswersAhead(door: Http): Http {
  return {
    send(call) {
      const key = keyOf(call);
      const underWay = answers();
      const ahead = underWay.get(key);
      underWay.delete(key);
      return ahead?.answer ?? door.send(call);
    },
  };
}

/** All but the plans, which are asked for when the profile has been read, and are the same for everybody. */
export function forgetAhead(): void {
  otherTabs().close();
  for (const [key, { call }] of answers()) if (call.name !== 'planDetails') answers().delete(key);
}
