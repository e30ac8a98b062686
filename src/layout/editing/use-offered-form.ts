// A form as far as the server can answer it: one that has no collections is neither asked for their rows nor told of them.
import { useEffect, useState } from 'react';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { offers } from '#src/stores/meta.ts';

export function useOfferedForm<Name extends keyof Forms>(form: FormDefinition<Name>): FormDefinition<Name> {
  const [reduced, setReduced] = useState<{ whole: typeof form; left: typeof form }>();
  useEffect(() => {
    void offers('collections').then(async (isOffered) => {
      if (isOffered) return;
      const { withoutCollections } = await import('./without-collections.ts');
      setReduced({ whole: form, left: withoutCollections(form) });
    });
  }, [form]);
  return reduced?.whole === form ? reduced.left : form;
}
