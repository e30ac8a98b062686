// One form of the current boat. Each settings screen says only which form, and where its value lies.
import type { FormDefinition } from '#schemas/schema.ts';
import type { Boat, Forms } from '#schemas/types.ts';
import { EntityForm, type EntityFormProps } from '#src/layout/editing/entity-form.tsx';
import { takeNewer } from '#src/stores/current-boat.ts';

export type Setting<Name extends keyof Forms> = Pick<
  EntityFormProps<Name, Boat>,
  'read' | 'save' | 'call'
> & {
  form: FormDefinition<Name>;
};

export interface SettingFormProps<Name extends keyof Forms> extends Omit<
  EntityFormProps<Name, Boat>,
  'row' | 'takeNewer' | 'formKey'
> {
  boat: Boat;
  /** Tells several forms of the same kind apart. */
  part?: string;
}

/** Tells the forms of one boat from those of another. */
export const formKeyOf = (boat: Pick<Boat, '_id'>, part = ''): string => `${boat._id}:${part}`;

export function SettingForm<Name extends keyof Forms>({ boat, part, ...rest }: SettingFormProps<Name>) {
  return <EntityForm {...rest} row={boat} takeNewer={takeNewer} formKey={formKeyOf(boat, part)} canUndo />;
}
