// The widgets by the names that `.ui.json` uses: the library's, those of its that are mended, and ours.
import { getDefaultRegistry } from '@rjsf/core';
import type { RegistryWidgetsType } from '@rjsf/utils';
import { AddressWidget } from './address.tsx';
import { ChecklistWidget } from './checklist.tsx';
import { DateTimeWidget } from './date-time.tsx';
import { grouped } from './grouped.tsx';
import { LookupWidget } from './lookup.tsx';
import { CheckboxesWidget, CheckboxWidget, RangeWidget } from './mended.tsx';
import { NumberWidget } from './number.tsx';
import { PasswordWidget } from './password.tsx';
import { PeopleWidget } from './people.tsx';
import { PictureWidget } from './picture.tsx';
import { PriceWidget } from './price.tsx';
import { RadioWidget } from './radio.tsx';
import { RatingWidget } from './rating.tsx';
import { ReferenceWidget } from './reference.tsx';
import { SelectWidget } from './select.tsx';
import { TimeWidget } from './time.tsx';
import { ToggleWidget } from './toggle.tsx';

const { AltDateWidget } = getDefaultRegistry().widgets;

export const widgets = {
  CheckboxWidget,
  CheckboxesWidget,
  RadioWidget,
  RangeWidget,
  SelectWidget,
  PasswordWidget,
  DateTimeWidget,
  TimeWidget,
  AltDateWidget: grouped(AltDateWidget as Parameters<typeof grouped>[0]),
  RatingWidget,
  rating: RatingWidget,
  number: NumberWidget,
  toggle: ToggleWidget,
  lookup: LookupWidget,
  reference: ReferenceWidget,
  address: AddressWidget,
  price: PriceWidget,
  checklist: ChecklistWidget,
  people: PeopleWidget,
  picture: PictureWidget,
} satisfies RegistryWidgetsType;
