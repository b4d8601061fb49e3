import { describe, expect, it } from 'vitest';
import { pictureFiles, readKept } from '../../scripts/lib/screenshots/folder.mjs';
import { galleryPages } from '../../scripts/lib/screenshots/gallery.mjs';
import { readOptions } from '../../scripts/lib/screenshots/options.mjs';
import { crop, difference, type Picture, readPicture, toWebp } from '../../scripts/lib/screenshots/picture.mjs';
import { picturesOf } from '../../scripts/lib/screenshots/plan.mjs';
import { type ListedStory, listStories } from '../../scripts/lib/screenshots/stories.mjs';
import { brands } from '../../src/shared/brands.js';

const stories = listStories();

const again = 'run `npm run screenshots`';

describe('the pictures in stories/screenshots', () => {
  const kept = pictureFiles();
  const wanted = stories.flatMap(picturesOf).map(({ file }) => file);

  it('show every story', () => {
    expect(wanted).toContain('plans-ucp-plan-card--special-needs.webp');
    expect(
      wanted.filter((file) => !kept.includes(file)),
      again,
    ).toEqual([]);
  });

  it('show nothing else', () => {
    expect(
      kept.filter((file) => !wanted.includes(file)),
      again,
    ).toEqual([]);
  });

  it('are WebP without loss', () => {
    const kinds = new Set(kept.map((file) => readKept(file)?.subarray(8, 16).toString()));
    expect([...kinds]).toEqual(['WEBPVP8L']);
  });

  it('are on pages that are up to date with the stories', () => {
    for (const [name, text] of galleryPages(stories)) expect(readKept(name)?.toString(), again).toBe(text);
  });
});

const story: ListedStory = { id: 'plans-ucp-one--usual', name: 'Usual', title: 'Plans/ucp-one', caption: '', labels: [], isFirst: false };
const variantsOf = (changes: Partial<ListedStory>) => picturesOf({ ...story, ...changes }).map(({ variant, width }) => [variant, width]);

describe('the list of a story’s pictures', () => {
  it('is one picture for most stories', () => {
    expect(picturesOf(story).map(({ file }) => file)).toEqual(['plans-ucp-one--usual.webp']);
    expect(variantsOf({})).toEqual([['', 820]]);
  });

  it('includes a phone, every brand and Spanish for a tag’s first story', () => {
    expect(variantsOf({ isFirst: true })).toEqual([
      ['', 820],
      ['390', 390],
      ...brands.toSorted().map((brand) => [brand, 820]),
      ['es', 820],
    ]);
  });

  it('follows the story’s own labels', () => {
    expect(variantsOf({ labels: ['every-width'] })).toEqual([
      ['', 820],
      ['390', 390],
      ['1280', 1280],
    ]);
    expect(variantsOf({ labels: ['desktop-only'] })).toEqual([['', 1280]]);
    expect(variantsOf({ labels: ['phone-only'] })).toEqual([['', 390]]);
  });
});

describe('the command line', () => {
  it('accepts tags with and without their prefix', () => {
    const { isCheck, stories: chosen } = readOptions(['--only=plan-card,ucp-toast'], stories);
    expect(isCheck).toBe(false);
    expect(new Set(chosen.map(({ title }) => title))).toEqual(new Set(['Plans/ucp-plan-card', 'Messages/ucp-toast']));
  });

  it('selects all stories by default', () => {
    expect(readOptions(['--check'], stories)).toEqual({ isCheck: true, stories });
  });

  it('names unknown words', () => {
    expect(() => readOptions(['--chekc'], stories)).toThrow('--chekc');
    expect(() => readOptions(['--only=plan-crad'], stories)).toThrow('ucp-plan-crad');
  });
});

/** A gray picture with a rectangle of another gray. */
function drawing(
  width: number,
  height: number,
  box?: { left: number; top: number; width: number; height: number; grey?: number },
): Picture {
  const data = Buffer.alloc(width * height * 4, 255);
  if (box) {
    for (let y = box.top; y < box.top + box.height; y += 1)
      for (let x = box.left; x < box.left + box.width; x += 1) data.fill(box.grey ?? 0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { data, width, height };
}

const sizeOf = ({ width, height }: Picture) => [width, height];

describe('a picture', () => {
  it('is cropped to its content, with a margin', () => {
    expect(sizeOf(crop(drawing(400, 300, { left: 100, top: 50, width: 20, height: 10 }), false))).toEqual([52, 42]);
    expect(sizeOf(crop(drawing(400, 300, { left: 5, top: 2, width: 390, height: 290 }), false))).toEqual([400, 300]);
  });

  it('of a page keeps its width, and loses its empty end', () => {
    expect(sizeOf(crop(drawing(400, 300, { left: 100, top: 50, width: 20, height: 10 }), true))).toEqual([400, 76]);
  });

  it('without content is small', () => {
    expect(sizeOf(crop(drawing(820, 900), false))).toEqual([320, 64]);
  });

  it('contains the part that was cropped, not the corner', () => {
    const { data, width } = crop(drawing(400, 300, { left: 100, top: 50, width: 20, height: 10 }), false);
    expect(data[(16 * width + 16) * 4]).toBe(0);
    expect(data[(15 * width + 16) * 4]).toBe(255);
  });

  it('is unchanged after it was saved and read', async () => {
    const picture = drawing(64, 48, { left: 3, top: 4, width: 7, height: 9, grey: 77 });
    expect(await readPicture(await toWebp(picture))).toEqual(picture);
  });
});

describe('two pictures', () => {
  const box = { left: 20, top: 20, width: 40, height: 30 };
  const before = drawing(100, 80, { ...box, grey: 120 });

  it('are equal if nobody can see a difference', () => {
    expect(difference(before, drawing(100, 80, { ...box, grey: 122 }))).toMatchObject({ isSame: true, pixels: 0 });
  });

  it('differ by a visible shade', () => {
    expect(difference(before, drawing(100, 80, { ...box, grey: 130 }))).toMatchObject({ isSame: false, pixels: 1200 });
  });

  it('differ by a shift of one pixel', () => {
    expect(difference(before, drawing(100, 80, { ...box, left: 21, grey: 120 })).isSame).toBe(false);
  });

  it('differ by their size, even if the extra area is empty', () => {
    const outcome = difference(drawing(100, 80), drawing(100, 90));
    expect(outcome.isSame).toBe(false);
    expect(sizeOf(outcome.picture)).toEqual([100, 90]);
  });
});
