declare module 'fs-native-extensions' {
  /** Takes the exclusive lock of an open file; `false` when another process has it. */
  export function tryLock(fd: number): boolean;
}
