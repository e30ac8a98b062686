// Wrong edits of how a form is shown, and such as used to be told of more than once.
import type { WrongEdits } from './forms.ts';

const message = 'forms/message.ui.json';

export const wrongInHints: WrongEdits = {
  'hints of a field under a prefix that is misspelt': {
    file: message,
    from: '"ui:options": {',
    to: '"uio:ptions": {',
    told: 'schemas/forms/message.ui.json, /text/uio:ptions: "uio:ptions" is not known here; did you mean "ui:options"?',
  },
  'a hint whose prefix lacks its colon': {
    file: message,
    from: '"ui:help"',
    to: '"uihelp"',
    told: 'schemas/forms/message.ui.json, /text/uihelp: "uihelp" is not known here; did you mean "ui:help"?',
  },
  'hints of a field as a list': {
    file: message,
    from: '"_id": {\n    "ui:widget": "hidden"\n  }',
    to: '"_id": []',
    told: 'schemas/forms/message.ui.json, /_id: [] must be object; correct the value.',
  },
  'a word of the submit button that is misspelt': {
    file: message,
    from: '"submitText"',
    to: '"submitTxt"',
    told: 'schemas/forms/message.ui.json, /ui:submitButtonOptions: "submitTxt" is not known here; did you mean "submitText"?',
  },
  'an option of four letters, of which two stand the other way round': {
    file: message,
    from: '"wide"',
    to: '"wdie"',
    told: 'schemas/forms/message.ui.json, /text/ui:options: "wdie" is not known here; did you mean "wide"?',
  },
  'a kind of input that no browser has': {
    file: 'forms/user.ui.json',
    from: '"inputType": "tel"',
    to: '"inputType": "tle"',
    told: 'schemas/forms/user.ui.json, /phoneNumber/ui:options/inputType: "tle" is not known here; use one of text, email, tel,',
  },
  'what follows from a condition that is gone': {
    file: 'forms/payment-paypal.schema.json',
    from: /"if": \{[^}]*\}\s*\},\s*"required": \["status"\]\s*\},/,
    to: '',
    told: 'schemas/forms/payment-paypal.schema.json, at the top: "then" does nothing without "if"; write the condition beside it.',
  },
  'a reference to nothing': {
    file: 'forms/admin.schema.json',
    from: '"$ref": "../fields.schema.json#/definitions/text"',
    to: '"$ref": ""',
    told: 'schemas/forms/admin.schema.json, /properties/firstName/$ref: this is empty; write a text.',
  },
  'a name of one that is no text': {
    file: 'collections/accessories.collection.json',
    from: '"singular": "Accessory"',
    to: '"singular": 7',
    told: 'schemas/collections/accessories.collection.json, /singular: 7 must be string; write "7".',
  },
  'a choice that is renamed, and that rows to start with have in several places': {
    file: 'forms/marina.schema.json',
    from: '"electricity"',
    to: '"power"',
    told: 'schemas/collections/marina.collection.json, /demo/0/services/2: the form refuses it (Services must be one of Fuel, Water, Electricity, Showers, Wi-Fi, Slipway, Repairs.), as in the rows 1, 2, 3; correct them.',
  },
  'what makes a column sortable, misspelt, where the list is sorted by it': {
    file: 'tables/refundreasons.table.json',
    from: '"sortable"',
    to: '"sotrable"',
    told: 'schemas/tables/refundreasons.table.json, /columns/0: "sotrable" is not known here; did you mean "sortable"?',
  },
  'what the rows of a list are, under a name that is misspelt': {
    file: 'tables/reviews.table.json',
    from: '"entity":',
    to: '"enitty":',
    told: 'schemas/tables/reviews.table.json, at the top: "enitty" is not known here; did you mean "entity"?',
  },
};
