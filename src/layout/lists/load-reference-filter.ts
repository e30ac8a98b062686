// The search field of the forms, taken from their chunk: in one of its own it would make every form and list heavier.
import '#src/forms/schema-form.tsx';

export { ReferenceFilter } from '#src/components/lists/reference-filter.tsx';
