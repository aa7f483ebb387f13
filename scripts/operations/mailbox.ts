import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail server that accepts everything and keeps nothing; returns its address. */
export const openMailbox = async (): Promise<string> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void stream.on('end', () => done()).resume(),
  })
  server.on('error', () => {})
  const { server: socket } = server
  server.listen(0, '127.0.0.1')
  await once(socket, 'listening')
  // It does not keep the walk from ending.
  socket.unref()
  const address = socket.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
