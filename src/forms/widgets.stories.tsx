// Every control of the form library and of ours, as `.ui.json` names them.
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { SchemaForm } from './schema-form.tsx';
import { formOf } from '../../.storybook/story-form.ts';

const fruits = ['apple', 'pear', 'plum'];

const texts = formOf(
  {
    properties: {
      plain: { type: 'string', title: 'Text', description: 'What it is for.', examples: ['One', 'Two'] },
      area: { type: 'string', title: 'Text area' },
      secret: { type: 'string', title: 'Password' },
      mail: { type: 'string', title: 'Email', format: 'email' },
      address: { type: 'string', title: 'Web address', format: 'uri' },
      colour: { type: 'string', title: 'Colour', default: '#0b5c8a' },
      date: { type: 'string', title: 'Date', format: 'date' },
      time: { type: 'string', title: 'Time', format: 'time' },
      moment: { type: 'string', title: 'Date and time', format: 'date-time' },
      altDate: { type: 'string', title: 'Date in parts', format: 'date' },
      altMoment: { type: 'string', title: 'Date and time in parts', format: 'date-time' },
      file: { type: 'string', title: 'File', format: 'data-url' },
      picture: { type: 'string', title: 'Picture', format: 'data-url' },
      bare: { type: 'string', title: 'Without a label' },
      fixed: { type: 'string', title: 'Read-only', readOnly: true, default: 'As it is' },
      off: { type: 'string', title: 'Disabled', default: 'Off' },
    },
    required: ['plain'],
  },
  {
    area: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 }, 'ui:help': 'As long as you like.' },
    secret: { 'ui:widget': 'password' },
    colour: { 'ui:widget': 'color' },
    altDate: { 'ui:widget': 'alt-date', 'ui:options': { wide: true } },
    altMoment: { 'ui:widget': 'alt-datetime', 'ui:options': { wide: true } },
    picture: { 'ui:widget': 'picture' },
    off: { 'ui:disabled': true },
    bare: { 'ui:options': { label: false }, 'ui:placeholder': 'Only a hint' },
  },
);

const choices = formOf(
  {
    properties: {
      select: { type: 'string', title: 'Select', enum: fruits },
      named: { type: 'integer', title: 'Named', enum: [1, 2] },
      off: { type: 'string', title: 'One is off', enum: fruits },
      radio: { type: 'string', title: 'Radio', enum: fruits },
      yesNo: { type: 'boolean', title: 'Yes or no' },
      many: { type: 'array', title: 'Several', items: { type: 'string', enum: fruits }, uniqueItems: true },
      ticks: { type: 'array', title: 'Ticks', items: { type: 'string', enum: fruits }, uniqueItems: true },
      tick: { type: 'boolean', title: 'Tick', description: 'What it does.' },
      toggle: { type: 'boolean', title: 'Toggle' },
      titled: {
        type: 'string',
        title: 'By titles',
        oneOf: [
          { const: 'a', title: 'First' },
          { const: 'b', title: 'Second' },
        ],
      },
    },
    required: ['radio', 'ticks'],
  },
  {
    named: { 'ui:enumNames': ['One', 'Two'] },
    off: { 'ui:enumDisabled': ['pear'] },
    radio: { 'ui:widget': 'radio', 'ui:options': { inline: true } },
    yesNo: { 'ui:widget': 'radio' },
    ticks: { 'ui:widget': 'checkboxes' },
    toggle: { 'ui:widget': 'toggle' },
  },
);

const numbers = formOf(
  {
    properties: {
      number: { type: 'number', title: 'Number' },
      integer: { type: 'integer', title: 'Whole number', minimum: 0 },
      nullable: { type: ['number', 'null'], title: 'Number or nothing' },
      updown: { type: 'integer', title: 'Up and down' },
      range: { type: 'integer', title: 'Range', minimum: 0, maximum: 10, default: 4 },
      rating: { type: 'integer', title: 'Rating', maximum: 5, default: 3 },
      price: { type: 'number', title: 'Price', minimum: 1, maximum: 1000, default: 120 },
    },
  },
  {
    updown: { 'ui:widget': 'updown' },
    range: { 'ui:widget': 'range' },
    rating: { 'ui:widget': 'RatingWidget' },
    price: { 'ui:widget': 'price' },
  },
);

const meta = {
  title: 'Any form/Widgets',
  component: SchemaForm,
  args: { form: texts, value: {}, onSubmit: () => {} },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SchemaForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Texts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Text' })).toHaveAccessibleDescription(
      /What it is for\./,
    );
    await expect(canvas.getByLabelText('Read-only')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Disabled')).toBeDisabled();
    await expect(canvas.queryByText('Without a label')).toBeNull();
    for (const name of ['Date in parts', 'Date and time in parts', 'Date and time'])
      await expect(canvas.getByRole('group', { name })).toBeVisible();
  },
};

export const Choices: Story = {
  args: { form: choices },
  play: async ({ canvas }) => {
    for (const name of ['Radio', 'Yes or no'])
      await expect(canvas.getByRole('radiogroup', { name })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Ticks' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Toggle' })).not.toBeChecked();
    await expect(canvas.getByRole('option', { name: 'Two' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('option', { name: 'pear' })[1]).toBeDisabled();
  },
};

export const Numbers: Story = {
  args: { form: numbers },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Range' })).toHaveValue('4');
    await expect(await canvas.findByRole('radio', { name: '3 of 5 stars' })).toBeChecked();
    await expect(canvas.getByText('$120')).toBeVisible();
  },
};

export const InDialog: Story = { args: { form: choices, layout: 'dialog' } };

export const ReadOnly: Story = { args: { form: choices, readOnly: true } };

/** What can be typed into or chosen, of a form. */
const open = ({ schema }: FormDefinition<keyof Forms>): string[] =>
  Object.keys(schema.properties ?? {}).filter((key) => !(schema === texts.schema && key === 'off'));
const fields = [texts, choices, numbers].flatMap((form) => open(form).map((field) => ({ form, field })));
const focused = (form: FormDefinition<keyof Forms>, field: string) => {
  const { ui } = form;
  return { ...form, ui: { ...ui, [field]: { ...(ui[field] as object | undefined), 'ui:autofocus': true } } };
};

/** `ui:autofocus` of each field in turn, whatever draws it. */
export const Focus: Story = {
  render: function Focus(props) {
    const [at, setAt] = useState(0);
    const { form, field } = fields[at] ?? { form: texts, field: 'plain' };
    return (
      <>
        <Button onClick={() => setAt(at + 1)}>Next</Button>
        <SchemaForm {...props} key={at} form={focused(form, field)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const [at, { field }] of fields.entries()) {
      if (at > 0) await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      const cell = canvasElement.querySelector(`[data-field="${field}"]`);
      await expect(cell?.contains(document.activeElement), field).toBe(true);
    }
  },
};
