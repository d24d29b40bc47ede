import { expect, test, vi } from 'vitest'

import { Connection } from './connection.svelte'
import { network, transport, type Socket } from './transport'

test.each([
  ['not there yet is given up when it is', WebSocket.CONNECTING, 0],
  ['open is closed at once', WebSocket.OPEN, 1],
])('whoever leaves a table ends the line: one that is %s', (_, readyState, closedAtOnce) => {
  const socket: Socket = { readyState, onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() }
  transport.current = { ...network, open: () => socket }
  new Connection('table', () => ({ type: 'hello' }), vi.fn()).close()
  expect(socket.close).toHaveBeenCalledTimes(closedAtOnce)
  if (!closedAtOnce) socket.onopen?.()
  expect(socket.close).toHaveBeenCalledTimes(1)
  expect(socket.send).not.toHaveBeenCalled() // nobody says hello in leaving
})
