// The proof of one form: filled by the robot it hands over exactly the data, and wrong data is told at its field.
import { expect } from 'storybook/test';
import type { FormDefinition } from '#schemas/schema.ts';
import { FixtureForm, newStage, type Stage } from './fixture-form.tsx';
import type { Fixture } from './fixtures.ts';
import { Robot } from './robot.ts';
import { until } from './until.ts';

type Case = Pick<Fixture, 'valid' | 'invalid'>;

const startAgain = async (page: HTMLElement, stage: Stage, value: unknown): Promise<void> => {
  const before = page.querySelector('form');
  stage.start(value);
  await until(() => expect(page.querySelector('form')).not.toBe(before));
};

async function expectSubmitted(page: HTMLElement, stage: Stage, data: unknown): Promise<void> {
  const sent = await until(() => {
    if (stage.submitted.length === 1) return stage.submitted[0];
    const told = [...page.querySelectorAll('.Mui-error, [role=alert]')].map(({ textContent }) => textContent);
    throw new Error(`It is not submitted; the form says: ${told.join(' | ')}`);
  });
  // What is sent is JSON: a key without a value is no key.
  const json = JSON.parse(JSON.stringify(sent)) as unknown;
  await expect(json, JSON.stringify({ json, data })).toEqual(data);
}

function expectTold(page: HTMLElement, stage: Stage, problems: Record<string, string>): Promise<void> {
  return until(() => {
    for (const [path, text] of Object.entries(problems)) {
      const place = page.querySelector(`[data-field="${CSS.escape(path)}"]`) ?? page;
      const told = place.textContent;
      if (text === '?' ? !place.querySelector('[aria-invalid=true], .Mui-error') : !told.includes(text))
        throw new Error(
          `At "${path}" it should say "${text}", and says "${told}"; sent: ${JSON.stringify(stage.submitted)}.`,
        );
    }
  });
}

async function prove(page: HTMLElement, form: FormDefinition, stage: Stage, { valid, invalid }: Case) {
  const robot = new Robot(page, form);
  await startAgain(page, stage, {});
  await robot.fill(valid[0]);
  await robot.submit();
  await expectSubmitted(page, stage, valid[0]);
  // What was loaded is handed over as it was.
  for (const data of valid) {
    await startAgain(page, stage, data);
    await robot.submit();
    await expectSubmitted(page, stage, data);
  }
  for (const { data, problems, loaded, dropped } of invalid) {
    if (dropped) continue;
    await startAgain(page, stage, loaded ? data : {});
    if (!loaded) await robot.fill(data);
    await robot.submit();
    await expectTold(page, stage, problems);
    await expect(stage.submitted).toEqual([]);
  }
}

/** The story of a form: drawn empty, then proved. */
export function storyOf(form: FormDefinition, cases: Case) {
  const stage = newStage();
  return {
    render: () => <FixtureForm form={form} stage={stage} />,
    play: ({ canvasElement }: { canvasElement: HTMLElement }) => prove(canvasElement, form, stage, cases),
  };
}
