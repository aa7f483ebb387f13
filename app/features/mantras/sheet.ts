/** The id of the sheet of a mantra's page (MantraSheet.tsx), which the buttons in its band open. */
export const sheetId = 'mantra-sheet'
