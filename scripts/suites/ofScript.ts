import { judge, nothing } from './counts.ts'
import { run } from './programs.ts'
import type { Step } from './steps.ts'

/** A script of package.json that passes or fails as one, and holds back what it says. */
export const stepOfScript = (name: string): Step => ({
  name,
  run: async () => {
    let output = ''
    const code = await run({
      command: 'npm',
      args: ['run', '--silent', name],
      env: {},
      onOutput: (all) => (output = all),
    })
    return { counts: judge(code === 0 ? { ...nothing, passed: 1 } : nothing, code), output }
  },
})
