// Wrong edits, most of them in forms, each with the sentence that it is refused in, or how that begins.

/** By what is wrong. */
export type WrongEdits = Record<string, WrongEdit>;

interface WrongEdit {
  /** Below `schemas/`. */
  file: string;
  from: string | RegExp;
  to: string;
  /** The whole sentence, or how it begins. */
  told: string;
}

const login = 'forms/login.schema.json';
const boatInfo = 'forms/boat-info.schema.json';
const boatInfoUi = 'forms/boat-info.ui.json';

export const wrongInForms: WrongEdits = {
  'a mark that nobody sees': {
    file: login,
    from: /^/,
    to: '\uFEFF',
    told: 'schemas/forms/login.schema.json, line 1: an invisible mark stands before the first sign (a byte order mark); save',
  },
  'a missing comma': {
    file: login,
    from: '"title": "Admin Portal",',
    to: '"title": "Admin Portal"',
    told: 'schemas/forms/login.schema.json, line 5: this is not valid JSON (comma expected); look for a missing or extra comma, quote or bracket there.',
  },
  'a word without quotes': {
    file: 'limits.json',
    from: '"./meta/limits.meta.json"',
    to: 'limits',
    told: 'schemas/limits.json, line 2: this is not valid JSON (invalid symbol); limits is no JSON by itself; write "limits".',
  },
  'a field of a name that the noun has': {
    file: boatInfo,
    from: '"properties": {',
    to: '"properties": {\n    "status": { "type": "string", "title": "State" },',
    told: 'schemas/forms/boat-info.schema.json, /properties/status: "status" is what the system keeps of every boat; give the field another name, such as "boatInfoStatus".',
  },
  'a field of a name that every row has': {
    file: 'forms/user.schema.json',
    from: '"properties": {',
    to: '"properties": {\n    "version": { "type": "string", "title": "Version" },',
    told: 'schemas/forms/user.schema.json, /properties/version: "version" is what the system keeps of every user; give the field another name, such as "userVersion".',
  },
  'a field of a name that another form of the same row has': {
    file: 'forms/cancellation.schema.json',
    from: '"properties": {',
    to: '"properties": {\n    "model": { "type": "string", "title": "Model" },',
    told: 'schemas/forms/cancellation.schema.json, /properties/model: "model" is a field of boat-info, which is kept in the same place; give the field another name, such as "cancellationModel".',
  },
  'an unknown keyword': {
    file: login,
    from: '"title": "Remember me"',
    to: '"titel": "Remember me"',
    told: 'schemas/forms/login.schema.json, /properties/remember: "titel" is not known here; did you mean "title"?',
  },
  'a missing title': {
    file: 'entities/admin.schema.json',
    from: '"title": "Admin",',
    to: '',
    told: 'schemas/entities/admin.schema.json, at the top: "title" is missing; add it.',
  },
  'an unknown widget': {
    file: boatInfoUi,
    from: '"textarea"',
    to: '"textaera"',
    told: 'schemas/forms/boat-info.ui.json, /description/ui:widget: "textaera" is not known here; did you mean "textarea"?',
  },
  'an unknown option of a widget': {
    file: boatInfoUi,
    from: '"wide"',
    to: '"wider"',
    told: 'schemas/forms/boat-info.ui.json, /description/ui:options: "wider" is not known here; did you mean "wide"?',
  },
  'a type by the name that it has elsewhere': {
    file: login,
    from: '"type": "boolean"',
    to: '"type": "bool"',
    told: 'schemas/forms/login.schema.json, /properties/remember/type: "bool" is not known here; write "boolean".',
  },
  'a list of types with a wrong one': {
    file: login,
    from: '"type": "boolean"',
    to: '"type": ["boolaen", "null"]',
    told: 'schemas/forms/login.schema.json, /properties/remember/type/0: "boolaen" is not known here; did you mean "boolean"?',
  },
  'a field that says that it is required': {
    file: login,
    from: '"type": "boolean"',
    to: '"required": true, "type": "boolean"',
    told: 'schemas/forms/login.schema.json, /properties/remember/required: true is of an earlier draft; write the name of the field into "required" of the object that it is in.',
  },
  'a limit as in an earlier draft': {
    file: boatInfo,
    from: '"maximum": 2100',
    to: '"exclusiveMaximum": true, "maximum": 2100',
    told: 'schemas/forms/boat-info.schema.json, /properties/year/exclusiveMaximum: true is of an earlier draft; write the number itself here.',
  },
  'a message with a place that is not filled in': {
    file: 'fields.schema.json',
    from: '{{limit}}',
    to: '{{max}}',
    told: 'schemas/fields.schema.json, /definitions/',
  },
  'a lookup that is a list': {
    file: boatInfo,
    from: '"lookup": "powers"',
    to: '"lookup": ["powers"]',
    told: 'schemas/forms/boat-info.schema.json, /properties/power/lookup: ["powers"] must be string; correct the value.',
  },
  'a lookup of a catalogue in a text': {
    file: boatInfo,
    from: '"lookup": "powers"',
    to: '"type": "string", "lookup": "powers"',
    told: 'schemas/forms/boat-info.schema.json, /properties/power: the keys of "powers" are numbers; write "type": "integer".',
  },
  'a lookup of a collection in a list of numbers': {
    file: boatInfo,
    from: '"type": "string", "lookup": "marina"',
    to: '"type": "array", "items": { "type": "integer" }, "lookup": "marina"',
    told: 'schemas/forms/boat-info.schema.json, /properties/marina: the keys of "marina" are texts; write "type": "string" into "items".',
  },
  'a hint in the schema of a form': {
    file: boatInfo,
    from: '"maximum": 2100',
    to: '"ui:widget": "updown", "maximum": 2100',
    told: 'schemas/forms/boat-info.schema.json, /properties/year: "ui:widget" says how a field is shown; write it into the .ui.json file of the form.',
  },
  'a branch without a condition': {
    file: login,
    from: '"type": "boolean"',
    to: '"then": { "const": true }, "type": "boolean"',
    told: 'schemas/forms/login.schema.json, /properties/remember: "then" does nothing without "if"; write the condition beside it.',
  },
  'a widget for another kind of value': {
    file: boatInfoUi,
    from: '"size": {',
    to: '"year": { "ui:widget": "textarea" },\n  "size": {',
    told: 'schemas/forms/boat-info.ui.json, /year/ui:widget: "textarea" is not for a value of the type integer; use one of text, number, updown,',
  },
  'a widget for another kind of value in the rows of a list': {
    file: 'forms/marina.ui.json',
    from: '{ "ui:widget": "checkboxes" }',
    to: '{ "items": { "ui:options": { "widget": "files" } } }',
    told: 'schemas/forms/marina.ui.json, /services/items/ui:options/widget: "files" is not for a value of the type string; use one of text,',
  },
  'an order with a place for the others twice': {
    file: 'forms/user.ui.json',
    from: /^\{/,
    to: '{ "ui:order": ["email", "*", "*"],',
    told: 'schemas/forms/user.ui.json, /ui:order: ["email","*","*"] has the same entry twice; remove one of the two.',
  },
  'labels of choices that are not there': {
    file: boatInfoUi,
    from: '"wide"',
    to: '"labels": "captains", "wide"',
    told: 'schemas/forms/boat-info.ui.json, /description/ui:options/labels: "captains" is not a table of labels.json; did you mean "captain"?',
  },
  'a section that names a missing field': {
    file: boatInfoUi,
    from: '"fields": ["location1", "marina"]',
    to: '"fields": ["location", "marina"]',
    told: 'schemas/forms/boat-info.ui.json, /ui:options/sections/1: "location" is not a property of this schema; did you mean "location1"?',
  },
  'a hint for a missing field': {
    file: boatInfoUi,
    from: '"size": {',
    to: '"length": {',
    told: 'schemas/forms/boat-info.ui.json, /length: "length" is not a property of this schema; use one of user, model,',
  },
  'a required property that does not exist': {
    file: login,
    from: '"required": ["email", "password"]',
    to: '"required": ["email", "passwort"]',
    told: 'schemas/forms/login.schema.json, /required: "passwort" is not a property of this schema; did you mean "password"?',
  },
  'a $ref that leads nowhere': {
    file: boatInfo,
    from: '#/definitions/longText',
    to: '#/definitions/longtext',
    told: 'schemas/forms/boat-info.schema.json, /properties/description: the $ref "../fields.schema.json#/definitions/longtext" leads nowhere; name a definition that exists.',
  },
  'a $ref that leads back to itself': {
    file: 'fields.schema.json',
    from: /"email": \{/,
    to: '"email": { "$ref": "#/definitions/email",',
    told: 'schemas/fields.schema.json, /definitions/email: the $ref "#/definitions/email" leads back to itself; name another one.',
  },
  'a lookup in a missing catalogue': {
    file: boatInfo,
    from: '"lookup": "powers"',
    to: '"lookup": "power"',
    told: 'schemas/forms/boat-info.schema.json, /properties/power: "power" is not a catalogue or a collection; did you mean "powers"?',
  },
  'a list of boats to tick': {
    file: boatInfo,
    from: '"lookup": "powers"',
    to: '"type": "array", "lookup": "boat"',
    told: 'schemas/forms/boat-info.schema.json, /properties/power: a "boat" is searched for, one at a time; put "lookup" into "items".',
  },
  'a count of a missing catalogue': {
    file: boatInfo,
    from: '"lookupCount": "capacity"',
    to: '"lookupCount": "seats"',
    told: 'schemas/forms/boat-info.schema.json, /properties/capacity: "seats" is not a catalogue; use one of accessories, allowes,',
  },
  'a pattern that some texts keep busy': {
    file: 'fields.schema.json',
    from: '"pattern": "@"',
    to: '"pattern": "^(\\\\w+\\\\s?)*$"',
    told: 'schemas/fields.schema.json, /definitions/email/pattern: "^(\\\\w+\\\\s?)*$" may take for ever on some texts; let no two repeated parts match the same characters.',
  },
  'a field shown to a role that does not exist': {
    file: boatInfoUi,
    from: '"ui:widget": "hidden"',
    to: '"ui:roles": [9]',
    told: 'schemas/forms/boat-info.ui.json, /user/ui:roles: "9" is not a role; use one of 1, 2, 3.',
  },
  'a required field that not every role sees': {
    file: boatInfoUi,
    from: '"size": {',
    to: '"size": { "ui:roles": [1],',
    told: 'schemas/forms/boat-info.ui.json, /size/ui:roles: "size" is required, so every role must see it; take it out of "required" or take "ui:roles" away.',
  },
  'a colour that no label has': {
    file: 'labels.json',
    from: '"color": "green"',
    to: '"color": "purple"',
    told: 'schemas/labels.json, /boatApproval/approved/color: "purple" is not known here; use one of blue, red, amber, green, grey.',
  },
  'a permission of a role that does not exist': {
    file: 'roles.json',
    from: /"boats.read": \{\s*"roles": \[[^\]]*\]/,
    to: '"boats.read": { "roles": [1, 2, 9]',
    told: 'schemas/roles.json, /permissions/boats.read/roles/2: "9" is not a role; use one of 1, 2, 3.',
  },
  'a permission of nobody': {
    file: 'roles.json',
    from: /"boats.read": \{\s*"roles": \[[^\]]*\]/,
    to: '"boats.read": { "roles": []',
    told: 'schemas/roles.json, /permissions/boats.read/roles: this list is empty; put something into it.',
  },
  'an $id that is not the name of the file': {
    file: boatInfo,
    from: '"$id": "boat-info"',
    to: '"$id": "boat"',
    told: 'schemas/forms/boat-info.schema.json, /$id: must be "boat-info", the name of the file; correct it.',
  },
  'a malformed regular expression': {
    file: 'fields.schema.json',
    from: '"pattern": "@"',
    to: '"pattern": "(@"',
    told: 'schemas/fields.schema.json, /definitions/email/pattern: "(@" is not a valid regular expression; correct it.',
  },
  'a message for a keyword that is none': {
    file: 'fields.schema.json',
    from: '"required": "Email is required."',
    to: '"requird": "Email is required."',
    told: 'schemas/fields.schema.json, /definitions/email/messages: "requird" is not known here; did you mean "required"?',
  },
  'a list column with a missing label table': {
    file: 'tables/boats.table.json',
    from: '"labels": "boatApproval"',
    to: '"labels": "boatAproval"',
    told: 'schemas/tables/boats.table.json, /columns/3/labels: "boatAproval" is not a table of labels.json; did you mean "boatApproval"?',
  },
  'a list column that its rows do not have': {
    file: 'tables/users.table.json',
    from: '"field": "phoneNumber"',
    to: '"field": "phonenumber"',
    told: 'schemas/tables/users.table.json, /columns/2: "phonenumber" is not a field of what the call answers; did you mean "phoneNumber"?',
  },
  'a list of a call that answers none': {
    file: 'tables/users.table.json',
    from: '"call": "getAllUsers"',
    to: '"call": "getAllUser"',
    told: 'schemas/tables/users.table.json, /call: "getAllUser" is not a call that answers a list; did you mean "getAllUsers"?',
  },
  'a list sorted by a column that does not sort': {
    file: 'tables/users.table.json',
    from: '"sort": { "field": "date"',
    to: '"sort": { "field": "address"',
    told: 'schemas/tables/users.table.json, /sort/field: "address" is not a sortable column of this list; use one of',
  },
  'two columns of one name': {
    file: 'tables/users.table.json',
    from: /\s*"key": "hostStatus",(?=\s*"title": "Host status",\s*"format")/,
    to: '',
    told: 'schemas/tables/users.table.json, /columns: two columns are called "boatCount"; give one of them a "key" of its own.',
  },
  'a filter by label without its labels': {
    file: 'tables/users.table.json',
    from: '"kind": "label", "labels": "account",',
    to: '"kind": "label",',
    told: 'schemas/tables/users.table.json, /filters/1: "labels" is missing; name a table of labels.json.',
  },
  'a figure that limits.json does not have': {
    file: 'labels.json',
    from: '{{moderateHours}}',
    to: '{{moderatHours}}',
    told: 'schemas/labels.json, /cancellation/2/description: "moderatHours" is not a place that is filled in here; did you mean "moderateHours"?',
  },
  'a file without its meta-schema': {
    file: 'labels.json',
    from: './meta/labels.meta.json',
    to: './meta/label.meta.json',
    told: 'schemas/labels.json, /$schema: write "$schema": "./meta/labels.meta.json", which says what may stand in this file.',
  },
  'a choice that is there already': {
    file: 'forms/incident.schema.json',
    from: '"const": "complaint",',
    to: '"const": "damage",',
    told: 'schemas/forms/incident.schema.json, /properties/kind/oneOf/1/const: "damage" is a choice already; write another value, or take one of the two away.',
  },
  'a choice that is longer than its field may be': {
    file: login,
    from: '"maxLength": 40,',
    to: '"maxLength": 6, "enum": ["ABCDEF", "ABCDEFG"],',
    told: 'schemas/forms/login.schema.json, /properties/code/enum: "ABCDEFG" is refused by "maxLength": 6 beside it; write another one, or change "maxLength".',
  },
  'a choice of another form than that of its field': {
    file: login,
    from: '"maxLength": 40,',
    to: '"oneOf": [{ "const": "ABCDEF", "title": "A" }, { "const": "A", "title": "B" }],',
    told: 'schemas/forms/login.schema.json, /properties/code/oneOf/1/const: "A" is refused by "pattern": "^[A-Za-z0-9 -]{6,}$" beside it; write another one, or change "pattern".',
  },
  'a choice that the shared definition of its field refuses': {
    file: boatInfo,
    from: '"title": "Engines",',
    to: '"title": "Engines", "enum": [0, 1, 2],',
    told: 'schemas/forms/boat-info.schema.json, /properties/enginecount/enum: 0 is refused by "exclusiveMinimum": 0 beside it; write another one, or change "exclusiveMinimum".',
  },
  'the choices of a list beside its type': {
    file: login,
    from: '"type": "boolean", "title": "Remember me", "default": false',
    to: '"type": "array", "title": "Remember me", "enum": ["here", "there"]',
    told: 'schemas/forms/login.schema.json, /properties/remember/enum: "here" is no value of the type array; put it into "items", in a condition into "contains", or change "type".',
  },
  'a limit of a text by half its name': {
    file: login,
    from: '"maxLength": 40,',
    to: '"max": 40,',
    told: 'schemas/forms/login.schema.json, /properties/code: "max" is not a word of JSON Schema; write "maxLength".',
  },
  'a limit of a number by half its name': {
    file: boatInfo,
    from: '"maximum": 2000,',
    to: '"max": 2000,',
    told: 'schemas/forms/boat-info.schema.json, /properties/size: "max" is not a word of JSON Schema; write "maximum", of a text "maxLength".',
  },
  'a limit of days by half its name': {
    file: 'forms/user.schema.json',
    from: '"format": "date"',
    to: '"format": "date", "min": "1900-01-01"',
    told: 'schemas/forms/user.schema.json, /properties/birthDay: "min" is not a word of JSON Schema; write "formatMinimum".',
  },
  'choices as in another form maker': {
    file: login,
    from: '"maxLength": 40,',
    to: '"maxLength": 40, "options": ["a"],',
    told: 'schemas/forms/login.schema.json, /properties/code: "options" is not a word of JSON Schema; write "enum", or "oneOf" with a "const" and a "title" each.',
  },
  'a name as in another form maker': {
    file: login,
    from: '"title": "Remember me"',
    to: '"label": "Remember me"',
    told: 'schemas/forms/login.schema.json, /properties/remember: "label" is not a word of JSON Schema; write "title".',
  },
  'a hint by its name alone': {
    file: login,
    from: '"maxLength": 40,',
    to: '"maxLength": 40, "placeholder": "123456",',
    told: 'schemas/forms/login.schema.json, /properties/code: "placeholder" says how a field is shown; write "ui:placeholder" into the .ui.json file of the form.',
  },
  'a word of nobody': {
    file: login,
    from: '"maxLength": 40,',
    to: '"maxLength": 40, "badge": true,',
    told: 'schemas/forms/login.schema.json, /properties/code: "badge" is not a word of JSON Schema and would do nothing; take it away, or call it "x-badge" if it is a note of your own.',
  },
  'a format that is a widget': {
    file: login,
    from: '"maxLength": 40,',
    to: '"maxLength": 40, "format": "textarea",',
    told: 'schemas/forms/login.schema.json, /properties/code/format: "textarea" says how a field is shown; write "ui:widget": "textarea" into the .ui.json file of the form.',
  },
  'a format of nobody': {
    file: login,
    from: '"maxLength": 40,',
    to: '"maxLength": 40, "format": "phone",',
    told: 'schemas/forms/login.schema.json, /properties/code/format: "phone" is not a format; use one of date, time,',
  },
  'a field beside the fields': {
    file: login,
    from: '"properties": {',
    to: '"nick": { "title": "Nick", "type": "string" }, "properties": {',
    told: 'schemas/forms/login.schema.json, at the top: "nick" is no keyword, and a field does nothing beside "properties"; move it in there.',
  },
  'a shared field beside the shared fields': {
    file: 'fields.schema.json',
    from: '"definitions": {',
    to: '"nick": { "title": "Nick", "type": "string" }, "definitions": {',
    told: 'schemas/fields.schema.json, at the top: "nick" is no keyword, and a field does nothing beside "definitions"; move it in there.',
  },
  'a comment': {
    file: login,
    from: '"maxLength": 40,',
    to: '"maxLength": 40, // as long as a recovery code',
    told: 'schemas/forms/login.schema.json, line 14: this is not valid JSON (invalid comment token); JSON has no comments; take it away, or write it as "$comment" where the file is a schema.',
  },
  'a curly quote': {
    file: login,
    from: '"maxLength": 40,',
    to: '“maxLength”: 40,',
    told: 'schemas/forms/login.schema.json, line 14: this is not valid JSON (invalid symbol); “ is no quote of JSON; write the straight one, ".',
  },
  'a curly quote at the end': {
    file: login,
    from: '"Remember me"',
    to: '"Remember me”',
    told: 'schemas/forms/login.schema.json, line 18: this is not valid JSON (invalid symbol); ” is no quote of JSON; write the straight one, ".',
  },
  'single quotes': {
    file: login,
    from: '"maxLength": 40,',
    to: "'maxLength': 40,",
    told: 'schemas/forms/login.schema.json, line 14: this is not valid JSON (invalid symbol); \' is no quote of JSON; write the double one, ".',
  },
  'a comma before a bracket': {
    file: login,
    from: '"default": false',
    to: '"default": false,',
    told: 'schemas/forms/login.schema.json, line 18: this is not valid JSON (property name expected); a comma stands before this bracket with nothing behind it; take it away.',
  },
  'a backslash by itself': {
    file: login,
    from: '"^[A-Za-z0-9 -]{6,}$"',
    to: '"^\\d+$"',
    told: 'schemas/forms/login.schema.json, line 15: this is not valid JSON (invalid escape character); a backslash in a text stands there twice, as in "\\\\d"; write the second one.',
  },
  'a text without its end': {
    file: login,
    from: '"default": false }',
    to: '"default": "no }',
    told: 'schemas/forms/login.schema.json, line 18: this is not valid JSON (unexpected end of string); a text ends in the line that it begins in; close its quote, and write a new line as \\n.',
  },
  'a text that ends in the next one': {
    file: login,
    from: '"Remember me",',
    to: '"Remember me,',
    told: 'schemas/forms/login.schema.json, line 18: this is not valid JSON (invalid symbol); a text ends before default; look for a quote that is missing, and write one within a text as \\".',
  },
  'a word of another language': {
    file: login,
    from: '"default": false',
    to: '"default": False',
    told: 'schemas/forms/login.schema.json, line 18: this is not valid JSON (invalid symbol); False is no JSON by itself; write false.',
  },
  'a merge that is not ended': {
    file: login,
    from: '"properties": {',
    to: '<<<<<<< HEAD\n"properties": {',
    told: 'schemas/forms/login.schema.json, line 7: this is not valid JSON (invalid symbol); a merge is not ended here; keep one of its two sides.',
  },
  'a file of nothing': {
    file: login,
    from: /[^]*/,
    to: '',
    told: 'schemas/forms/login.schema.json, line 1: this is empty; begin with {} and put in what the file is to say.',
  },
  'a meta-schema that is a number': {
    file: login,
    from: '"../meta/form.meta.json"',
    to: '7',
    told: 'schemas/forms/login.schema.json, /$schema: write "$schema": "../meta/form.meta.json", which says what may stand in this file.',
  },
  'a meta-schema of a form that is misspelt': {
    file: boatInfoUi,
    from: '"../meta/ui.meta.json"',
    to: '"../meta/iu.meta.json"',
    told: 'schemas/forms/boat-info.ui.json, /$schema: write "$schema": "../meta/ui.meta.json", which says what may stand in this file.',
  },
  'choices as an object': {
    file: login,
    from: '"maxLength": 40,',
    to: '"enum": { "a": "A", "b": "B" },',
    told: 'schemas/forms/login.schema.json, /properties/code/enum: {"a":"A","b":"B"} must be array; write a list, such as ["a","b"], or "oneOf" with a "const" and a "title" each.',
  },
  'dependencies as a text': {
    file: login,
    from: '"additionalProperties": false,',
    to: '"additionalProperties": false, "dependencies": "code",',
    told: 'schemas/forms/login.schema.json, /dependencies: "code" must be object; write {"a": ["b"]} where the field "b" is needed once "a" is there.',
  },
  'one field that another needs as a text': {
    file: login,
    from: '"additionalProperties": false,',
    to: '"additionalProperties": false, "dependencies": { "code": "email" },',
    told: 'schemas/forms/login.schema.json, /dependencies/code: "email" must be object or boolean; write ["email"].',
  },
  'a type in place of a schema': {
    file: login,
    from: '"remember": { "type": "boolean", "title": "Remember me", "default": false }',
    to: '"remember": "boolean"',
    told: 'schemas/forms/login.schema.json, /properties/remember: "boolean" must be object or boolean; write {"type": "boolean"}.',
  },
  'a limit in quotes': {
    file: login,
    from: '"maxLength": 40',
    to: '"maxLength": "40"',
    told: 'schemas/forms/login.schema.json, /properties/code/maxLength: "40" must be integer; write 40.',
  },
};
