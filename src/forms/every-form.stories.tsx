/** Every form of schemas/forms, found by itself: whoever adds one has it rendered and checked here. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { fixedLists, FormSourcesContext } from './form-context.ts';
import { SchemaForm } from './schema-form.tsx';

const modules = import.meta.glob<{ definition: FormDefinition<keyof Forms> }>(
  '../../schemas/generated/forms/*.js',
  {
    eager: true,
  },
);

const lists = fixedLists(Object.fromEntries(Object.entries(catalogueRows)));

const sources = { lists, suggestAddress: () => Promise.resolve([]) };

const meta = { title: 'Forms/Every form', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const EveryForm: StoryObj = {
  render: () => (
    <FormSourcesContext value={sources}>
      <div style={{ display: 'grid', gap: 48 }}>
        {Object.entries(modules).map(([file, { definition }]) => (
          <section key={file} aria-label={file}>
            <SchemaForm form={definition} value={{}} onSubmit={() => {}} />
          </section>
        ))}
      </div>
    </FormSourcesContext>
  ),
  play: async ({ canvasElement }) => {
    const forms = [...canvasElement.querySelectorAll('form')];
    await expect(forms).toHaveLength(Object.keys(modules).length);
    for (const form of forms) await expect(form.querySelector('input, select, textarea')).not.toBeNull();
  },
};
