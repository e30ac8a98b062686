/** The hours of the day as colours: one light gives a whole picture its harmony. */
export interface Light {
  sky: readonly [top: string, middle: string, low: string];
  /** The sun's or moon's disc; null under cloud. */
  disc: string | null;
  /** The disc's height above the horizon, as a share of the sky, from and to. */
  discAt: readonly [number, number];
  discSize: number;
  land: readonly [far: string, middle: string, near: string];
  sea: readonly [horizon: string, middle: string, near: string];
  glint: string;
  cloud: string;
  /** What the light does to paint: the colour it leans to, and how much. */
  ambient: string;
  tint: number;
  isNight: boolean;
}

export const lights = {
  dawn: {
    sky: ['#6f8fc4', '#f0b3a8', '#ffe6c4'],
    disc: '#fff3d6',
    discAt: [0.1, 0.3],
    discSize: 62,
    land: ['#c3a3b8', '#9484ab', '#5c6492'],
    sea: ['#f6cdb8', '#7d9cc0', '#2f5f8e'],
    glint: '#fff0d8',
    cloud: '#ffdccb',
    ambient: '#e8a79a',
    tint: 0.12,
    isNight: false,
  },
  noon: {
    sky: ['#2f9bd3', '#86cfec', '#e6f6f2'],
    disc: '#fffbe6',
    discAt: [0.66, 0.82],
    discSize: 54,
    land: ['#a3ccd8', '#63a6b0', '#2f7f7d'],
    sea: ['#7fd3d6', '#1f95b6', '#0d5c88'],
    glint: '#f2fffb',
    cloud: '#ffffff',
    ambient: '#bfe6f2',
    tint: 0.04,
    isNight: false,
  },
  mint: {
    sky: ['#a9d9cf', '#dcecd6', '#fff4d9'],
    disc: '#f4805f',
    discAt: [0.34, 0.56],
    discSize: 92,
    land: ['#aed0c0', '#74aaa0', '#3b7a78'],
    sea: ['#bfe3d0', '#43a39f', '#12606d'],
    glint: '#fff6df',
    cloud: '#fffaf0',
    ambient: '#e9f1d8',
    tint: 0.08,
    isNight: false,
  },
  golden: {
    sky: ['#ee9b57', '#f9c77a', '#fff0c2'],
    disc: '#fffbe3',
    discAt: [0.22, 0.42],
    discSize: 84,
    land: ['#e2ab78', '#c17a5d', '#824b55'],
    sea: ['#fbd591', '#4f9690', '#174f63'],
    glint: '#fff4cc',
    cloud: '#fff0d0',
    ambient: '#f2a65a',
    tint: 0.14,
    isNight: false,
  },
  rose: {
    sky: ['#4c66ad', '#d98aab', '#ffd6bd'],
    disc: '#ffefd2',
    discAt: [0.16, 0.34],
    discSize: 78,
    land: ['#c58fb0', '#8f6a9c', '#534a80'],
    sea: ['#fbc1b1', '#8a70a8', '#2d3a74'],
    glint: '#ffe9dc',
    cloud: '#f7c3c6',
    ambient: '#d98aab',
    tint: 0.15,
    isNight: false,
  },
  dusk: {
    sky: ['#262a60', '#9c4c86', '#ffa66e'],
    disc: '#ffd98c',
    discAt: [0.02, 0.14],
    discSize: 96,
    land: ['#7f4b85', '#573a73', '#332859'],
    sea: ['#f58f6c', '#743f7e', '#231d4c'],
    glint: '#ffcf95',
    cloud: '#d0648a',
    ambient: '#7a3f7c',
    tint: 0.3,
    isNight: false,
  },
  overcast: {
    sky: ['#8ba3b1', '#b8c8ce', '#eceee6'],
    disc: null,
    discAt: [0.4, 0.5],
    discSize: 0,
    land: ['#aebcc2', '#7f959f', '#4f6b79'],
    sea: ['#c4d2d2', '#628a97', '#274f62'],
    glint: '#f4f8f5',
    cloud: '#dfe6e6',
    ambient: '#9fb4bd',
    tint: 0.12,
    isNight: false,
  },
  night: {
    sky: ['#0a1233', '#182c60', '#4a6c9f'],
    disc: '#fdf3d3',
    discAt: [0.55, 0.75],
    discSize: 50,
    land: ['#2b4377', '#1b2f5e', '#101f45'],
    sea: ['#456a9c', '#183363', '#081531'],
    glint: '#f4edd0',
    cloud: '#2d4780',
    ambient: '#1b2f66',
    tint: 0.42,
    isNight: true,
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;
