import { encode } from 'uqr'

/** The quiet edge a reader needs around it, in modules. */
const edge = 4

/** A text as a QR code: dark on light in both themes, as readers expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const whole = size + 2 * edge
  return (
    <svg viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={label} className="qr">
      <path d={modulesPath(data)} />
    </svg>
  )
}

/** One path of all dark modules, each run of a row in one piece. */
function modulesPath(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      const width = x - start + 1
      path += `M${start + edge} ${y + edge}h${width}v1h-${width}z`
    }
  })
  return path
}
