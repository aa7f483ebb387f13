import { execFileSync } from 'node:child_process'

/** A palette saves three quarters of the bytes. Without ImageMagick the picture is just larger. */
export function reduceColours(path: string, colours: number): void {
  try {
    const options = ['-strip', '-dither', 'None', '-colors', String(colours)]
    execFileSync('convert', [path, ...options, `PNG8:${path}`])
  } catch {
    console.warn(`${path} stays as it is: no ImageMagick`)
  }
}
