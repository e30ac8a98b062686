/** Every form of schemas/forms, found by itself: whoever adds one has it rendered and checked here. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { FormStory } from '../../.storybook/form-story.tsx';

const modules = import.meta.glob<{ definition: FormDefinition<keyof Forms> }>(
  '../../schemas/generated/forms/*.js',
  {
    eager: true,
  },
);

const meta = { title: 'Forms/Every form', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;

export const EveryForm: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      {Object.entries(modules).map(([file, { definition }]) => (
        <section key={file} aria-label={file}>
          <FormStory form={definition} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const forms = [...canvasElement.querySelectorAll('form')];
    await expect(forms).toHaveLength(Object.keys(modules).length);
    for (const form of forms) await expect(form.querySelector('input, select, textarea')).not.toBeNull();
    // The choices of a list are there.
    await waitFor(() => expect(canvas.queryAllByText('Loading…')).toHaveLength(0));
  },
};
