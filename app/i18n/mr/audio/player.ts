import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/audio/player.ts'

export const player = catalogue('player', {
  region: 'आता ऐकत आहात',
  play: 'ऐका',
  pause: 'थांबवा',
  restart: 'सुरुवातीपासून',
  mute: 'आवाज बंद करा',
  unmute: 'आवाज सुरू करा',
  close: 'थांबवून बंद करा',
  position: 'वेळ',
  volume: 'आवाज',
  failed: 'ध्वनिमुद्रण लोड झाले नाही',
  noOutput: 'स्पीकर किंवा हेडफोन सापडला नाही',
  failedTitle: 'ध्वनिमुद्रण उपलब्ध नाही',
  failedText: 'मंत्राचे ध्वनिमुद्रण लोड झाले नाही',
  tryAgain: 'पुन्हा प्रयत्न करा',
  removeSaved: 'जतन केलेली फाइल काढा',
  notSaved: (size: string | undefined) =>
    `या फोनवर जतन केलेले नाही. ऐकण्यासाठी इंटरनेट हवे${size ? ` (${size})` : ''}.`,
  timeOf: (position: string, duration: string) => `${duration} पैकी ${position}`,
  percent: (value: number) => `${value}%`,
} satisfies Words<typeof english.player.english>)
