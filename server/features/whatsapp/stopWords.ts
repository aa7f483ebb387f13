/** What the quick-reply button of a reminder sends. */
export const stopPayload = 'STOP_REMINDERS'

/** In English, Hindi and Marathi, also as people write Hindi and Marathi in Latin letters. */
const stops = new Set(
  `stop unsubscribe cancel end quit optout stopall
  बंद बन्द रोको रोकें रोकिए रोकिये रोक
  थांबवा थांबा थांब नको
  band bandh bund roko rokna rokein thambva thambwa thamba nako`.split(/\s+/),
)

/** Politeness, and what it is that should stop: without a word of the list above they say nothing. */
const fillers = new Set(
  `please pls plz kindly sending send all the these this it me now out opt
  message messages msg msgs reminder reminders alert alerts whatsapp subscription
  कृपया कृपा करो करा करें करे कीजिए कीजिये कर दो दें द्या ये यह हे मुझे मला
  संदेश मैसेज मेसेज रिमाइंडर अलर्ट सूचना पाठवू पाठवणे भेजना भेजो मत
  karo kara karen karein kare kijiye do kripya krupaya mala mujhe pathavu`.split(/\s+/),
)

/** "I don't want", in two words. */
const unwanted = /(नहीं|नही|nahin?) (चाहि[एये]|chahiye)/gu

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(unwanted, 'stop')
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter(Boolean)

/**
 * Whether somebody asks us to stop. Every word has to belong to that: "When does the aarti stop?" and
 * "Don't stop" are for a person to read.
 */
export const isStop = (text: string): boolean => {
  if (text.trim() === stopPayload) return true
  const words = wordsOf(text)
  return (
    words.length <= 8 &&
    words.some((word) => stops.has(word)) &&
    words.every((word) => stops.has(word) || fillers.has(word))
  )
}
