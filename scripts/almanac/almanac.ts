import { answer } from './answer.ts'

// A reader may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

// npm runs scripts in the project's folder; INIT_CWD is where the command was typed.
process.exitCode = answer(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd(), {
  print: (text) => console.log(text),
  say: (text) => console.error(text),
})
