// The widgets by the names that `.ui.json` uses.
import { AddressWidget } from './address.tsx';
import { CheckboxWidget } from './checkbox.tsx';
import { ChecklistWidget } from './checklist.tsx';
import { DateTimeWidget } from './date-time.tsx';
import { DateWidget } from './date.tsx';
import { HiddenWidget } from './hidden.tsx';
import { LookupWidget } from './lookup.tsx';
import { NumberWidget } from './number.tsx';
import { PasswordWidget } from './password.tsx';
import { PeopleWidget } from './people.tsx';
import { PriceWidget } from './price.tsx';
import { RadioWidget } from './radio.tsx';
import { SelectWidget } from './select.tsx';
import { TextWidget } from './text.tsx';
import { TextareaWidget } from './textarea.tsx';
import { ToggleWidget } from './toggle.tsx';

export const widgets = {
  text: TextWidget,
  textarea: TextareaWidget,
  password: PasswordWidget,
  number: NumberWidget,
  checkbox: CheckboxWidget,
  toggle: ToggleWidget,
  lookup: LookupWidget,
  address: AddressWidget,
  price: PriceWidget,
  hidden: HiddenWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checklist: ChecklistWidget,
  date: DateWidget,
  'date-time': DateTimeWidget,
  people: PeopleWidget,
};

export type WidgetName = keyof typeof widgets;
