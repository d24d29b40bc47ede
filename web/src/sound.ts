/**
 * Small dry sounds of paper, wood and a bedside clock, made on the spot. Nothing secret is audible: the same event, the same
 * sound.
 */
import type { Sound } from './storage/settings.svelte'
import { afterFrame } from './idle'
import { whenIdle } from './idle'

export const NOISES = ['slide', 'tap', 'cut', 'thump', 'chime', 'purr', 'birds', 'caw'] as const
export type Noise = (typeof NOISES)[number]

const LOUD: Record<Sound, number> = { off: 0, quiet: 0.1, full: 0.25 }
const GRAIN = 0.3 // s of noise
let context: AudioContext | null = null
let rustle: AudioBuffer | null = null

/**
 * Makes ready to sound: the first time takes longer than a frame, so it waits until nothing moves. Browsers let a page sound only after a
 * person has touched it.
 */
function open(): void {
  if (context || !navigator.userActivation?.hasBeenActive || typeof AudioContext === 'undefined') return
  context = new AudioContext()
  rustle = grain(context)
}

/** To be called where sounds may be heard soon. What it gives back calls it off. */
export function tune(sound: Sound): () => void {
  if (LOUD[sound] === 0 || context) return () => {}
  let stop = whenIdle(open)
  const over = new AbortController()
  const touched = () => {
    stop()
    stop = whenIdle(open)
  }
  for (const kind of ['pointerup', 'keydown'])
    addEventListener(kind, touched, { capture: true, once: true, signal: over.signal })
  return () => {
    over.abort()
    stop()
  }
}

export const play = (noise: Noise, sound: Sound): void => afterFrame(() => sounds(noise, sound))

function sounds(noise: Noise, sound: Sound): void {
  if (LOUD[sound] === 0) return
  const audio = context
  if (!audio) return void whenIdle(open) // the next one will be heard
  if (audio.state === 'suspended') void audio.resume()
  const out = audio.createGain()
  out.gain.value = LOUD[sound]
  out.connect(audio.destination)
  const now = audio.currentTime
  if (noise === 'chime') {
    tone(audio, out, 784, now, 0.3)
    tone(audio, out, 1047, now + 0.13, 0.32)
  } else if (noise === 'birds') {
    for (const [pitch, at] of [
      [2100, 0],
      [2600, 0.09],
      [2350, 0.3],
      [2800, 0.37],
      [2500, 0.44],
    ] as const)
      tone(audio, out, pitch, now + at, 0.07)
  } else if (noise === 'caw') for (const at of [0, 0.42]) caw(audio, out, now + at)
  else if (noise === 'thump') tone(audio, out, 92, now, 0.16)
  else if (noise === 'tap') tone(audio, out, 420, now, 0.05)
  else if (noise === 'purr') for (let beat = 0; beat < 8; beat++) paper(audio, out, now + beat * 0.045, 0.04, 180)
  else paper(audio, out, now, noise === 'cut' ? 0.07 : 0.16, noise === 'cut' ? 3200 : 1500)
}

function tone(audio: AudioContext, out: AudioNode, pitch: number, at: number, lasts: number): void {
  const voice = audio.createOscillator()
  voice.type = 'triangle'
  voice.frequency.value = pitch
  voice.connect(fading(audio, out, at, lasts))
  voice.start(at)
  voice.stop(at + lasts)
}

/** A raven, far away: a rough voice that sinks, through a narrow throat. */
function caw(audio: AudioContext, out: AudioNode, at: number): void {
  const lasts = 0.3
  const voice = audio.createOscillator()
  voice.type = 'sawtooth'
  voice.frequency.setValueAtTime(430, at)
  voice.frequency.linearRampToValueAtTime(520, at + 0.06)
  voice.frequency.exponentialRampToValueAtTime(310, at + lasts)
  const rattle = audio.createOscillator()
  rattle.frequency.value = 34
  const rough = audio.createGain()
  rough.gain.value = 70 // Hz up and down
  rattle.connect(rough).connect(voice.frequency)
  const throat = audio.createBiquadFilter()
  throat.type = 'bandpass'
  throat.frequency.value = 1150
  throat.Q.value = 1.4
  voice.connect(throat).connect(fading(audio, out, at, lasts))
  for (const one of [voice, rattle]) {
    one.start(at)
    one.stop(at + lasts)
  }
}

/** A rustle: noise through a narrow window. */
function paper(audio: AudioContext, out: AudioNode, at: number, lasts: number, pitch: number): void {
  const source = audio.createBufferSource()
  source.buffer = rustle
  const window = audio.createBiquadFilter()
  window.type = 'bandpass'
  window.frequency.value = pitch
  source.connect(window).connect(fading(audio, out, at, lasts))
  source.start(at, Math.random() * (GRAIN - lasts), lasts)
}

/** Noise enough for every rustle: each takes another piece of it. */
function grain(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, Math.ceil(audio.sampleRate * GRAIN), audio.sampleRate)
  const data = made.getChannelData(0)
  for (let place = 0; place < data.length; place++) data[place] = 2 * Math.random() - 1
  return made
}

function fading(audio: AudioContext, out: AudioNode, at: number, lasts: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(1, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(out)
  return gain
}
