// Loaded ahead of a server: it ends with the process that started it, even if that one is killed,
// because the pipe between them closes then.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume().unref()
}
