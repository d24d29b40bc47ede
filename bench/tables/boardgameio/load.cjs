// Four sockets a match that answer as soon as it is their turn, or at a fixed rate; time from sending to the last of four updates.
const { io } = require('socket.io-client')
const { readFileSync } = require('fs')
const [port, tables, seconds, rate, pid] = process.argv.slice(2).map(Number)
const now = () => performance.now()
// Seconds of processor time that the server has used: on a shared machine a better measure than the clock.
const used = () => (pid ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).reduce((a, b) => a + Number(b), 0) / 100 : 0)
let before = 0
const waits = []
let made = 0, counting = false

class Match {
  constructor(number) {
    this.id = `bench${number}`
    this.state = -1
    this.sent = 0
    this.got = 0
    this.sockets = [0, 1, 2, 3].map((seat) => {
      const socket = io(`http://127.0.0.1:${port}/dream`, { transports: ['websocket'], forceNew: true })
      socket.on('connect', () => socket.emit('sync', this.id, String(seat), undefined, 4))
      socket.on('sync', (_, info) => this.synced(info.state))
      socket.on('update', (_, state) => this.updated(state))
      return socket
    })
    this.ready = 0
  }
  synced(state) {
    this.ready++
    this.player = Number(state.ctx.currentPlayer)
    this.state = state._stateID
    if (this.ready === 4) ready()
  }
  play() {
    this.got = 0
    this.sent = now()
    const action = { type: 'MAKE_MOVE', payload: { type: 'take', args: [Math.floor(Math.random() * 4)], playerID: String(this.player) } }
    this.sockets[this.player].emit('update', action, this.state, this.id, String(this.player))
  }
  updated(state) {
    if (++this.got < 4) return
    if (counting) { made++; waits.push(now() - this.sent) }
    this.player = Number(state.ctx.currentPlayer)
    this.state = state._stateID
    this.free = true
    if (!rate) this.play()
  }
}

let waiting = tables
const ready = () => { if (--waiting === 0) begin() }
const all = []
for (let n = 0; n < tables; n++) setTimeout(() => all.push(new Match(n)), n * 4)

function begin() {
  if (rate) {
    all.forEach((m) => (m.free = true))
    let at = 0, due = now()
    setInterval(() => {
      for (; due < now(); due += 1000 / rate) {
        for (let n = 0; n < tables && !all[at % tables].free; n++) at++
        const match = all[at++ % tables]
        if (match.free) { match.free = false; match.play() }
      }
    }, 1)
  } else all.forEach((m) => m.play())
  setTimeout(() => { counting = true; before = used() }, 2000)
  setTimeout(() => {
    waits.sort((a, b) => a - b)
    const share = (p) => waits[Math.min(waits.length - 1, Math.floor(waits.length * p))]
    console.log(JSON.stringify({ moves: made / seconds, micros: Math.round((1e6 * (used() - before)) / made), p50: share(0.5), p99: share(0.99) }))
    process.exit(0)
  }, 2000 + seconds * 1000)
}
