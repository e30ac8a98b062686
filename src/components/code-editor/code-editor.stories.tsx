import { acceptCompletion, closeCompletion, startCompletion } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import formMeta from '#schemas/meta/form.meta.json' with { type: 'json' };
import schemaMeta from '#schemas/meta/schema.meta.json' with { type: 'json' };
import uiMeta from '#schemas/meta/ui.meta.json' with { type: 'json' };
import { CodeEditor } from './code-editor.tsx';

const text = `{
  "$schema": "../meta/ui.meta.json",
  "email": { "ui:hlp": "For the receipt." }
}
`;

function Live({ text: first, ...rest }: ComponentProps<typeof CodeEditor>) {
  const [typed, setTyped] = useState(first);
  return <CodeEditor {...rest} text={typed} onChange={setTyped} />;
}

const meta = {
  title: 'Code editor/Code editor',
  component: CodeEditor,
  render: (args) => <Live key={args.text} {...args} />,
  args: {
    label: 'How the form is shown',
    text,
    language: { schema: uiMeta },
    problems: [],
    nonce: undefined,
    onChange: () => {},
  },
} satisfies Meta<typeof CodeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list of what may stand in the empty braces. */
async function completedIn(canvasElement: HTMLElement) {
  // As typed: the page under test has no keyboard for an editor of its own kind.
  const view = await waitFor(() => {
    const found = EditorView.findFromDOM(canvasElement);
    if (!found) throw new Error('The editor is not there.');
    return found;
  });
  view.focus();
  view.dispatch({ selection: { anchor: view.state.doc.toString().indexOf('{ }') + 2 } });
  startCompletion(view);
  const list = await within(canvasElement.ownerDocument.body).findByRole('listbox');
  return { view, list };
}

export const Right: Story = {};

export const Wrong: Story = {
  args: { problems: [{ place: '/email', text: '"ui:hlp" is not known here; did you mean "ui:help"?' }] },
  play: async ({ canvasElement }) => {
    const mark = () => canvasElement.querySelector('.cm-lintRange-error');
    await waitFor(() => expect(mark()).toHaveTextContent('"ui:hlp"'));
  },
};

export const Completing: Story = {
  args: { text: '{\n  "email": { }\n}\n' },
  play: async ({ canvasElement }) => {
    const { view, list } = await completedIn(canvasElement);
    await waitFor(() => expect(list).toHaveTextContent('ui:help'));
    // Its own list is scrolled with the arrow keys from the editor, which the check for keyboards does not see.
    closeCompletion(view);
    await waitFor(() => expect(list).not.toBeInTheDocument());
  },
};

/** A template is offered where its key is, and its places are filled in one after the other. */
export const Template: Story = {
  args: {
    label: 'Fields of the form',
    text: '{\n  "properties": {\n    "guests": { }\n  }\n}\n',
    language: {
      schema: formMeta,
      others: { 'schema.meta.json': schemaMeta },
      snippets: [{ key: 'type', title: 'A list of things', template: '"type": "array", "items": ${}' }],
    },
  },
  play: async ({ canvasElement }) => {
    const { view, list } = await completedIn(canvasElement);
    await waitFor(() => expect(list).toHaveTextContent('A list of things'));
    await waitFor(() => expect(acceptCompletion(view)).toBe(true));
    await waitFor(() => expect(view.state.doc.toString()).toContain('{ "type": "array", "items": }'));
  },
};
