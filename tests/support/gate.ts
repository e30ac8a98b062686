/** Something a test waits for until it is let go, with a value where one is awaited. */
export function gate<Value = void>(): { passed: Promise<Value>; open: (value: Value) => void } {
  let open: (value: Value) => void = () => undefined;
  const passed = new Promise<Value>((resolve) => (open = resolve));
  return { passed, open };
}
