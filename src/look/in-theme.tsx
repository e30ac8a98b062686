import type { ComponentType } from 'react';

/** Loads something made of the UI library's parts together with the theme they need. */
export async function inTheme<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ Themed }, Part] = await Promise.all([import('./themed.tsx'), load()]);
  return function InTheme(props: Props) {
    return (
      <Themed>
        <Part {...props} />
      </Themed>
    );
  };
}
