import { Readable } from 'node:stream'
import type { Table, Value } from './table.ts'
import { workbookParts } from './workbookParts.ts'
import { zipBytes } from './zip.ts'

/** A sheet ends there; one more is its headings. */
export const mostWorkbookRows = 1_048_575

/** Excel calls a workbook damaged that has a longer text in a cell. */
const longestText = 32_767

/** Written together: a call for each row would take longer than the row. */
const chunkLength = 64 * 1024

/** In `workbookParts`: the places of its cell formats. */
const styles = { heading: 1, text: 2, day: 3, time: 4 } as const

// eslint-disable-next-line no-control-regex -- XML 1.0 has no way to write these
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A spreadsheet reads `_x0041_` as the letter A. */
const toXml = (text: string): string =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? letter)

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${toXml(text)}</t></is></c>`

const dayLength = 24 * 60 * 60 * 1000

/** `2026-11-21`, with or without a time of the clock. */
const date = /^\d{4}-\d\d-\d\d(?<clock> \d\d:\d\d)?$/

/** Days since the one that spreadsheets count from; undefined for what is no date. */
const serialOf = (text: string): number | undefined => {
  const at = Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`)
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.slice(0, 10))
  const serial = (at - Date.UTC(1899, 11, 30)) / dayLength
  // Before March 1900 spreadsheets count a day that never was.
  return isReal && serial > 60 ? serial : undefined
}

/** Numbers and dates as such; all else as text, so that every digit stays and nothing is a formula. */
const toCell = (at: string, value: Value): string => {
  if (value === undefined || value === '') return ''
  if (typeof value === 'boolean') return textCell(at, value ? 'yes' : 'no', styles.text)
  if (typeof value === 'number') {
    return Number.isFinite(value) ? `<c r="${at}"><v>${value}</v></c>` : ''
  }
  const found = date.exec(value)
  const serial = found ? serialOf(value) : undefined
  if (serial === undefined) return textCell(at, value, styles.text)
  const style = found?.groups?.['clock'] ? styles.time : styles.day
  return `<c r="${at}" s="${style}"><v>${serial}</v></c>`
}

/** The letters above a column: A, …, Z, AA. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26))

const rowOf = <V extends Value>(
  number: number,
  values: readonly V[],
  cell: (at: string, value: V) => string,
): string => {
  const cells = values.map((value, column) => cell(`${lettersOf(column)}${number}`, value))
  return `<row r="${number}">${cells.join('')}</row>`
}

const widthOf = (heading: string): number => Math.max(14, Math.min(heading.length + 4, 40))

async function* sheetText({ headings, rows }: Table): AsyncGenerator<string> {
  const columns = headings.map(
    (heading, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${widthOf(heading)}" customWidth="1"/>`,
  )
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowOf(1, headings, (at, heading) => textCell(at, heading, styles.heading))}`
  let written = 1
  let waiting = ''
  for await (const row of rows) {
    written += 1
    waiting += rowOf(written, row, toCell)
    if (waiting.length < chunkLength) continue
    yield waiting
    waiting = ''
  }
  yield `${waiting}</sheetData><autoFilter ref="A1:${lettersOf(headings.length - 1)}${written}"/></worksheet>`
}

/**
 * A table as a workbook for Excel, row by row: however long it is, only some of its rows are in
 * memory, and no other request waits.
 */
export const workbookBytes = (table: Table): AsyncGenerator<Buffer> =>
  zipBytes([
    ...workbookParts.map(([name, text]) => ({ name, open: () => Readable.from([text]) })),
    { name: 'xl/worksheets/sheet1.xml', open: () => Readable.from(sheetText(table)) },
  ])
