import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Connection } from '../src/lib/socket';

/** A WebSocket that opens and closes when the test says so. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

describe('a socket that comes back by itself', () => {
  let states: Connection[];

  beforeEach(() => {
    Line.all = [];
    states = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const line = (index: number): Line => Line.all[index]!;
  const opened = () => new TableSocket('/ws/s/x', { message: () => {}, connection: (state) => states.push(state), language: () => 'en' });

  it('waits longer each time until a table has been seen: an open line is none', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    opened();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      line(attempt).open();
      line(attempt).drop(4429);
      const began = Date.now();
      vi.runAllTimers();
      waits.push(Date.now() - began);
    }
    expect(waits).toEqual([400, 800, 1600, 3200]);
    line(4).open();
    line(4).onmessage({ data: JSON.stringify({ type: 'moved', snapshot: { event: 3 } }) });
    line(4).drop();
    const began = Date.now();
    vi.runAllTimers();
    expect(Date.now() - began).toBe(400);
    vi.restoreAllMocks();
  });

  it('says that the line is down until it is up again, however often it tries', () => {
    opened();
    line(0).open();
    line(0).drop();
    vi.runAllTimers();
    line(1).drop();
    vi.runAllTimers();
    expect(Line.all).toHaveLength(3);
    expect(states).toEqual(['opening', 'live', 'lost', 'lost']);
    line(2).open();
    expect(states.at(-1)).toBe('live');
  });

  it('sends nothing while the line is down, and does not send it later', () => {
    const socket = opened();
    expect(socket.send({ type: 'undo' })).toBeNull();
    line(0).open();
    expect(line(0).sent).toHaveLength(1); // the greeting
    expect(socket.send({ type: 'undo' })).toBe(2);
    line(0).drop();
    expect(socket.send({ type: 'undo' })).toBeNull();
    vi.runAllTimers();
    line(1).open();
    expect(line(1).sent.map((text) => JSON.parse(text).type)).toEqual(['hello']);
  });

  it('does not knock again where there is nothing to open', () => {
    opened();
    line(0).drop(4404);
    vi.runAllTimers();
    expect(Line.all).toHaveLength(1);
    expect(states.at(-1)).toBe('refused');
  });
});
