/** The palette of app/styles.css, and the few tones in between that a picture needs. */
export const colours = {
  cream: '#fff4e2',
  moon: '#f3dca0',
  flame: '#ffe08a',
  marigold: '#ffb52e',
  marigoldDeep: '#e07a12',
  saffron: '#f28c28',
  saffronDeep: '#c2510c',
  brass: '#d9a441',
  brassDeep: '#a87a22',
  brassDark: '#7a5714',
  clay: '#b4552a',
  clayLight: '#cf7a4a',
  clayDeep: '#7e3416',
  copper: '#c76f3c',
  copperDeep: '#8f4318',
  leaf: '#4c8a3f',
  leafLight: '#9ccb77',
  leafDeep: '#2f6b3c',
  kumkum: '#b3201f',
  kumkumDeep: '#7a1416',
  ink: '#2a1a12',
} as const

/** Top and bottom of the ground, and the glow in its middle. All dark enough for either theme. */
export const grounds = {
  dusk: ['#7a1416', '#a8380f', '#d0661c'],
  night: ['#241320', '#5a0e12', '#7d3018'],
  wine: ['#4a0c12', '#7a1416', '#a8380f'],
  clay: ['#6b2410', '#9a4416', '#cf7a2c'],
  grove: ['#17321f', '#2c5a33', '#5c8a3c'],
  earth: ['#3a2416', '#6b4318', '#a5742a'],
} as const
export type Ground = keyof typeof grounds
