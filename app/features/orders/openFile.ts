/** What browsers show themselves. Anything else is handed to the phone under its name. */
const shown = /^(application\/pdf|audio\/|video\/|image\/(?!svg)|text\/plain)/

/** Long enough for the browser to take it over. */
const takenOverMs = 60_000

export function openFile(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  if (shown.test(bytes.type)) link.target = '_blank'
  else link.download = fileName
  link.rel = 'noopener'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), takenOverMs)
}
