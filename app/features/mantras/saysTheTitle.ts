/** As it is spoken: spelling of nasals and vowel lengths differ between Sanskrit and Marathi or Hindi. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{Script=Devanagari}]|[।॥ॐ:ः़]/gu, '')
    .replaceAll(/[ङञणनम]्(?=[क-ह])|म्$/g, 'ं')
    .replaceAll('ि', 'ी')
    .replaceAll('ु', 'ू')

/** Whether a text’s first words begin with its name in Devanagari, which would be read twice. */
export function saysTheTitle(opening: string, title: string): boolean {
  const name = plain(title)
  return name !== '' && plain(opening).startsWith(name)
}
