import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const exec = promisify(execFile)

export type Tool = 'espeak-ng' | 'sox' | 'ffmpeg'

/**
 * Runs a sound tool and returns its stderr. A warning from sox (clipping) is an error;
 * its noise generators are seeded alike on every run, so that the same text makes the same file.
 */
export async function run(tool: Tool, args: string[], cwd?: string): Promise<string> {
  try {
    const repeatable = tool === 'sox' ? ['-R', ...args] : args
    const { stderr } = await exec(tool, repeatable, { cwd, maxBuffer: 16 * 1024 * 1024 })
    if (tool === 'sox' && stderr.includes('WARN')) throw new Error(stderr.trim())
    return stderr
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(`${tool} is not installed; npm run audio needs espeak-ng, sox and ffmpeg`, {
        cause: error,
      })
    }
    throw error
  }
}

/** Splits options written as on a command line; only for values without spaces. */
export function words(options: string): string[] {
  return options.split(/\s+/u).filter(Boolean)
}
