import { fireEvent, userEvent, waitFor } from 'storybook/test';
import { changeSession } from '../src/shared/shopper/session-state.js';

/** Several frames of a page load at once, so a story may wait longer than a second for its element. */
export const PATIENCE = { timeout: 10_000 };

/** A part of an element, once it has rendered. A story that is opened by its own address is played before that. */
export function findDrawn(canvas: HTMLElement, tag: string, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const part = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector);
    if (!part) throw new Error(`<${tag}> shows no ${selector}`);
    return part;
  }, PATIENCE);
}

/** Waits until a popup is open and no longer fades in. While it fades, its colors are not its own. */
export async function findOpenPopup(canvas: HTMLElement, tag: string): Promise<ShadowRoot> {
  const root = await waitFor(() => {
    const { shadowRoot } = canvas.querySelector(tag) ?? {};
    if (!shadowRoot?.querySelector('dialog[open]')) throw new Error(`<${tag}> is not open`);
    return shadowRoot;
  }, PATIENCE);
  await Promise.all(root.getAnimations().map(({ finished }) => finished));
  return root;
}

/**
 * Types a text into the field of an open popup, sends its form, and waits for the next step. It does not look for words, because they
 * differ by language.
 */
export async function fillIn(canvas: HTMLElement, tag: string, text: string, then: string): Promise<void> {
  await fill(canvas, tag, text);
  await submitForm(canvas, tag, then);
}

/** Sends the form of an open popup, and waits for what follows. */
export async function submitForm(canvas: HTMLElement, tag: string, then: string): Promise<void> {
  const root = await send(canvas, tag);
  await waitFor(() => {
    if (!root.querySelector(then)) throw new Error(`<${tag}> shows no ${then}`);
  }, PATIENCE);
  await Promise.all(root.getAnimations().map(({ finished }) => finished));
}

/** Fills in a text, and sends it up to where the answer is waited for: the button is busy. */
export async function fillInAndWait(canvas: HTMLElement, tag: string, text: string): Promise<void> {
  await fill(canvas, tag, text);
  const root = await send(canvas, tag);
  await waitFor(() => {
    if (!root.querySelector('[aria-busy=true]')) throw new Error(`<${tag}> is not busy`);
  }, PATIENCE);
}

/** Typed key by key the text would not reach React: the typing helper does not see into a shadow root. */
async function fill(canvas: HTMLElement, tag: string, text: string): Promise<void> {
  const input = (await findOpenPopup(canvas, tag)).querySelector('input');
  if (input) await fireEvent.input(input, { target: { value: text } });
}

async function send(canvas: HTMLElement, tag: string): Promise<ShadowRoot> {
  const root = await findOpenPopup(canvas, tag);
  const submit = root.querySelector('[type=submit]');
  if (submit) await userEvent.click(submit);
  return root;
}

/** A service that does not sign the shopper out: the popup that is open tells of it. */
export async function failToSignOut(canvas: HTMLElement, tag: string): Promise<void> {
  await findOpenPopup(canvas, tag);
  changeSession({ type: 'sign-out-failed' });
}

/** An invented mark in the logo slot of an element. */
export function putLogo(canvas: HTMLElement, tag: string): void {
  const logo = document.createElement('div');
  logo.slot = 'logo';
  logo.textContent = 'Logo';
  logo.style.cssText = 'display:grid;place-items:center;border:2px dashed;font:bold 16px sans-serif';
  canvas.querySelector(tag)?.append(logo);
}
