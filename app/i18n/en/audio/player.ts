import { catalogue } from '#app/i18n/words.ts'

export const player = catalogue('player', {
  region: 'Now playing',
  play: 'Play',
  pause: 'Pause',
  restart: 'Restart',
  mute: 'Mute',
  unmute: 'Unmute',
  close: 'Stop and close',
  position: 'Position',
  volume: 'Volume',
  failed: 'Audio could not be loaded',
  noOutput: 'No sound output',
  failedTitle: 'Audio unavailable',
  failedText: 'The mantra audio could not be loaded',
  tryAgain: 'Try again',
  removeSaved: 'Remove the saved file',
  notSaved: (size: string | undefined) =>
    `Not saved on this phone. You need to be online${size ? ` (${size})` : ''}.`,
  timeOf: (position: string, duration: string) => `${position} of ${duration}`,
  percent: (value: number) => `${value}%`,
})
