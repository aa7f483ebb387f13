import { catalogue } from '#app/i18n/words.ts'

/** The buttons above a text with formatting, and its preview. */
export const adminFormatting = catalogue('adminFormatting', {
  hint: 'Leave an empty line between paragraphs. The buttons above add the formatting.',
  tools: 'Format the text',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  subheading: 'Smaller heading',
  list: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  samples: {
    bold: 'bold words',
    italic: 'italic words',
    heading: 'Heading',
    list: 'first',
    quote: 'quoted words',
    link: 'link text',
  },
  picture: 'Picture in the text',
  showPreview: 'Show preview',
  hidePreview: 'Hide preview',
  asDevotees: 'As devotees will see it',
  previewEmpty: 'What you write will be shown here.',
  previewFailed: 'The preview is not available right now. Your text is safe.',
})
