// What somebody finds who looks into Storybook, where the stories are not played by the tests.
import { afterEach, expect, test, vi } from 'vitest';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import type { TableDefinition } from '#schemas/table.ts';
import { routes } from '#src/app/routes.tsx';
import { sampleRows } from '../../.storybook/sample-rows.ts';
import { sample } from '../../.storybook/samples.ts';
import { screenStoryIndexer } from '../../.storybook/screen-stories.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('each screen of the product has its stories, those of collections too', async () => {
  const makeTitle = (title = ''): string => title;
  const entries = await screenStoryIndexer.createIndex('src/app/paths.ts', { makeTitle });
  expect(new Set(entries.map(({ title }) => title)).size).toBe(routes.length);
});

test('a story that is looked at plays to its end, without what only a test can do to its browser', async () => {
  vi.stubEnv('MODE', 'production');
  vi.resetModules();
  const { lookByTouch, lookInForcedColors, lookWithLessMotion, lookWithMoreContrast } =
    await import('../../.storybook/both-schemes.ts');
  const looked = vi.fn(() => Promise.resolve());
  for (const look of [lookByTouch, lookInForcedColors, lookWithLessMotion, lookWithMoreContrast])
    await look(looked);
  expect(looked).not.toHaveBeenCalled();
});

interface LiveStory {
  default: { args: object; render: (args: object) => { key: string | null } };
}

const stories = import.meta.glob<LiveStory>('../../src/components/*/*.stories.tsx');

test.each([
  ...['controls/radio-cards', 'controls/checklist', 'controls/suggest-input', 'controls/reference-picker'],
  ...['controls/date-time-input', 'lists/search-box', 'people/people-picker', 'code-editor/code-editor'],
])(
  'the story of %s, which keeps what is typed, begins anew with another value of its control',
  async (name) => {
    const story = await stories[`../../src/components/${name}.stories.tsx`]?.();
    const keyOf = (given: string) =>
      story?.default.render({ ...story.default.args, value: given, text: given }).key;
    expect(keyOf('one')).toContain('one');
    expect(keyOf('one')).not.toBe(keyOf('other'));
  },
);

test('rows of catalogues and other collections are called by what they are, not like people', () => {
  expect(sample('boatbrands', 1)).toMatchObject({ name: catalogueRows.boatbrands[1]?.name });
  expect(sample('marina', 1)).toMatchObject({ name: 'Marina 2' });
  expect(sample('incident', 1)).toMatchObject({ title: 'Incident 2' });
  expect(sample('user', 1)).toMatchObject({ firstName: 'Lorenzo' });
});

test('a list whose columns are a group of fields and one of them has rows', () => {
  const columns = ['skipper', 'skipper.email'].map((field) => ({ field, title: field }));
  const [row] = sampleRows({ columns, labels: {} } as unknown as TableDefinition, 1);
  expect(row).toHaveProperty('skipper.email');
});
