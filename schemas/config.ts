// `GET /config.json`: what the client must know before it renders.

export interface ClientConfig {
  productName: string;
  /** Origin of the server that implements §7; '' is the origin of the page. */
  apiHost: string;
  /** Use the twins of specified GETs that should be none, where the server offers them. */
  twins: boolean;
  /** Who completes addresses. */
  maps: { provider: 'builtin' | 'google' | 'none'; key: string };
}

export const defaultConfig: ClientConfig = {
  productName: 'Quarterdeck',
  apiHost: '',
  twins: false,
  maps: { provider: 'builtin', key: '' },
};
