import type { Locator, Page } from 'playwright';

/** The actions of a person on a page, by one input method. */
export interface InputDevice {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
  /** Chooses a radio button. */
  choose(target: Locator): Promise<void>;
  /** Presses a checkbox. */
  check(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Chooses from a select by the beginning of what it shows. */
  pick(select: Locator, label: string): Promise<void>;
}

/** With a mouse, and the keys for what has to be typed. */
export function mouse(page: Page): InputDevice {
  return {
    press: (target) => target.click(),
    choose: (target) => target.click(),
    check: (target) => target.click(),
    async write(field, text) {
      await field.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async pick(select, label) {
      const value = await optionOf(select, label);
      await select.selectOption(value);
    },
  };
}

/** With the keyboard alone: everything is reached by Tab. */
export function keyboard(page: Page): InputDevice {
  const key = (name: string) => page.keyboard.press(name);
  return {
    async press(target) {
      await tabTo(page, target);
      await key('Enter');
    },
    async choose(target) {
      await tabTo(page, target.locator('xpath=ancestor::fieldset').getByRole('radio'));
      for (let left = 10; left > 0 && !(await hasFocus(target)); left -= 1) await key('ArrowRight');
      await key('Space');
    },
    async check(target) {
      await tabTo(page, target);
      await key('Space');
    },
    async write(field, text) {
      await tabTo(page, field);
      await key('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async pick(select, label) {
      await tabTo(page, select);
      await page.keyboard.type(label);
    },
  };
}

async function optionOf(select: Locator, label: string): Promise<string> {
  const found = select.locator('option').filter({ hasText: new RegExp(`^${label}`) });
  return found.first().evaluate((option) => (option as HTMLOptionElement).value);
}

function hasFocus(targets: Locator): Promise<boolean> {
  return targets.evaluateAll((all) => all.some((one) => one.matches(':focus')));
}

const MOST_STOPS = 400;

/** Presses Tab until one of the targets has focus: one that cannot be reached so is out of a keyboard's reach. */
async function tabTo(page: Page, targets: Locator): Promise<void> {
  await targets.first().waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(targets)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${targets} cannot be reached by Tab`);
}
