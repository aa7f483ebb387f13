import type * as english from '#app/i18n/en/accounts/deviceName.ts'

export const deviceName = ((noted) => {
  const [browser = '', system] = noted.split(' on ')
  if (noted.startsWith('Unknown')) return 'अनजान फ़ोन या कंप्यूटर'
  return system === undefined ? browser : `${system} पर ${browser}`
}) satisfies typeof english.deviceName
