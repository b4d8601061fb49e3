/**
 * Fails if a card that the bench compares with ours renders another markup, because its figures would mean nothing.
 * Measures nothing.
 */
import { checkSame } from './lib/same.mjs';
import { openStage, ours } from './lib/stage.mjs';

const stage = await openStage({ isMinified: false });
try {
  await checkSame(stage.browser, stage.page, stage.adapters, ours);
  process.stdout.write(`${stage.adapters.join(', ')} draw the same card.\n`);
} finally {
  await stage.close();
}
