import { catalogue } from '#app/i18n/words.ts'

/** In a file of its own: the route needs the title before the list's code is loaded. */
export const mantrasPage = catalogue('mantrasPage', {
  title: 'Daily Mantras of Lord Ganesha, with text and audio',
  description:
    'Mantras, stotras and aartis of Lord Ganesha in Devanagari with transliteration, meaning and audio to chant along, even offline.',
  message: 'Daily mantras of Lord Ganesha, with text and audio:',
})
