import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

export const adminMantras = catalogue('adminMantras', {
  title: 'Mantras',
  intro: (total: number) =>
    counted(total, {
      one: '1 mantra, in the order devotees see.',
      other: `${total} mantras, in the order devotees see.`,
    }),
  add: 'Add a mantra',
  searchHint: 'Words in the title or text',
  empty: 'No mantras yet',
  emptyText: 'Add the first one. Only staff see it until you publish it.',
  label: 'Mantras',
  lines: (count: number) => counted(count, { one: '1 line', other: `${count} lines` }),
  timed: (timed: number, all: number) =>
    timed === 0
      ? 'no line times'
      : timed === all
        ? 'all lines timed'
        : `${timed} of ${all} lines timed`,
  recording: (length: string) => `recording of ${length}`,
  noRecording: 'no recording',
  all: 'All mantras',
  aartis: {
    title: 'Aartis and stotras',
    intro: (total: number) =>
      counted(total, {
        one: '1 text, in the order devotees see.',
        other: `${total} texts, in the order devotees see.`,
      }),
    add: 'Add a text',
    newTitle: 'New text',
    label: 'Aartis and stotras',
    empty: 'No aartis or stotras yet',
  },
  pages: { mantras: 'Mantras', aartis: 'Aartis and stotras', aarti: 'Order of the aarti' },
  pagesLabel: 'Texts',
  aarti: {
    title: 'Order of the aarti',
    intro: 'What is sung on the page “Sing the aarti”, one after the other.',
    empty: 'Nothing is sung yet',
    emptyText: 'Add the first part below.',
    remove: (title: string) => `Leave out: ${title}`,
    add: 'Add to the aarti',
    which: 'Mantra, stotra or aarti',
    draftsHidden: 'Drafts can be in the order. Devotees see them once they are published.',
    saved: 'The order of the aarti is saved',
  },
  newTitle: 'New mantra',
  newIntro:
    'The recording is uploaded when you save. The times of its lines are set on the next page.',
  form: {
    title: 'Title',
    origin: 'Where it comes from',
    originHint: 'For example: Ganapati Atharvashirsha. Optional.',
    lines: 'The text in Devanagari',
    linesHint: 'One line of the chant per row. Leave an empty row between verses.',
    required: 'Please fill this in',
    linesMissing: 'Please write at least one line',
    meaning: 'Meaning',
    kind: 'What it is',
    kinds: { mantra: 'Daily mantra', stotra: 'Stotra', aarti: 'Aarti', names: 'Names' },
    language: 'Language',
    languages: { sa: 'Sanskrit', mr: 'Marathi', hi: 'Hindi' },
    verses: 'Verse by verse',
    versesHint:
      'What each verse says. Optional. One paragraph per verse, with an empty row between; write - to leave one out.',
    words: 'Word by word',
    wordsHint: 'Optional. One word per row, as in नमः = I bow, with an empty row between verses.',
    wordsWrong: 'Write each row as a word, an equals sign and what it means',
    headings: 'Names of the verses',
    headingsHint:
      'Shown in the list of verses. Optional. One row per verse; write - to leave one out.',
    sources: 'Sources',
    sourcesHint:
      'Where the text and its meaning come from, such as a book, a teacher or a web page. One per row. Optional.',
    isFeatured: 'Show it on the home page',
    create: 'Save as a draft',
    saved: 'Saved',
    created: 'Saved as a draft. Nobody else sees it yet.',
  },
  preview: 'Preview',
  remove: 'Delete mantra',
})
