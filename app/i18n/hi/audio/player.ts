import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/audio/player.ts'

export const player = catalogue('player', {
  region: 'अभी चल रहा है',
  play: 'सुनें',
  pause: 'रोकें',
  restart: 'शुरू से सुनें',
  mute: 'आवाज़ बंद करें',
  unmute: 'आवाज़ चालू करें',
  close: 'रोककर बंद करें',
  position: 'समय',
  volume: 'आवाज़',
  failed: 'ऑडियो लोड नहीं हो सका',
  noOutput: 'स्पीकर या हेडफ़ोन नहीं मिला',
  failedTitle: 'ऑडियो उपलब्ध नहीं है',
  failedText: 'मंत्र का ऑडियो लोड नहीं हो सका',
  tryAgain: 'फिर से कोशिश करें',
  removeSaved: 'सहेजी हुई फ़ाइल हटाएँ',
  notSaved: (size: string | undefined) =>
    `इस फ़ोन पर सहेजा हुआ नहीं है। सुनने के लिए इंटरनेट ज़रूरी है${size ? ` (${size})` : ''}।`,
  timeOf: (position: string, duration: string) => `${position} / ${duration}`,
  percent: (value: number) => `${value}%`,
} satisfies Words<typeof english.player.english>)
