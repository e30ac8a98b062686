/** Makes what is out of date: the generated schema files and the client. */
export function build(options?: { always?: boolean }): Promise<void>;
