import { execFileSync } from 'node:child_process'

/** A palette is a quarter of the bytes; without ImageMagick the picture is only larger. */
export function reduceColours(path: string, colours: number): void {
  try {
    const options = ['-strip', '-dither', 'None', '-colors', String(colours)]
    execFileSync('convert', [path, ...options, `PNG8:${path}`])
  } catch {
    console.warn(`${path} stays as it is: no ImageMagick`)
  }
}
