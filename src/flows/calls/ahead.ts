import { joinTabs } from '../../platform/broadcast.js';
import type { Answer, Call, Http } from '../../services/http.js';
import { cell, shopperCell } from '../../store/page.js';
import { whileHere } from './while-here.js';

/**
 * Calls that are sent before the code that reads their answers has come. An answer is for the first that makes the same call; those
 * that nobody took when the load has begun are forgotten, because they grow old.
 */
const answers = () => shopperCell<Map<string, Promise<Answer>>>('ahead', () => new Map());

const keyOf = ({ name, params }: Call) => JSON.stringify([name, params]);

/** A change in another tab makes every answer here an old one; nothing else of this page hears it so early. */
const otherTabs = () => cell('tabsAhead', () => joinTabs(({ kind }) => kind === 'profile-changed' && answers().clear()));

export function askAhead(door: Http, call: Call): void {
  otherTabs();
  const isAnyones = call.base === 'content';
  answers().set(keyOf(call), isAnyones ? door.send(call) : whileHere((left) => door.send({ ...call, signal: left })));
}

/** The door, with the answers that are under way. */
export function withAnswersAhead(door: Http): Http {
  return {
    send(call) {
      const key = keyOf(call);
      const underWay = answers();
      const answer = underWay.get(key);
      underWay.delete(key);
      return answer ?? door.send(call);
    },
  };
}

export function forgetAhead(): void {
  otherTabs().close();
  answers().clear();
}
