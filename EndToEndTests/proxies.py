"""Proxies between a browser and the server that do what real ones and bad networks do."""

import socket
import threading


class Proxy:
    """Passes bytes on over TCP, at an address of its own."""

    def __init__(self, url):
        host, port = url.removeprefix("http://").split(":")
        self._server = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._connections = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return  # The proxy was stopped.
            connection = Connection(browser, socket.create_connection(self._server), self.passes_on)
            self._connections.append(connection)

    def passes_on(self, connection, data):
        """Whether data of a response reach the browser now."""
        return True

    def dies(self):
        """Leaves all open connections without a word: they stay open, and nothing comes any more."""
        for connection in self._connections:
            connection.is_dead = True

    @property
    def open_count(self):
        """The number of connections that are open."""
        return sum(connection.is_open for connection in self._connections)

    def stop(self):
        self._listener.close()
        for connection in self._connections:
            connection.close()


class HoldingProxy(Proxy):
    """Holds an event stream back until it ends, as a proxy that buffers; other responses pass."""

    def passes_on(self, connection, data):
        if b"content-type: text/event-stream" in data.lower():
            connection.is_held = True
        return not connection.is_held


class Connection:
    """A browser's connection to a proxy, and the proxy's to the server."""

    def __init__(self, browser, server, passes_on):
        self.is_dead = False
        self.is_held = False
        self.is_open = True
        self._ends = (browser, server)
        self._passes_on = passes_on
        for source, target in ((browser, server), (server, browser)):
            arguments = (source, target, source is server)
            threading.Thread(target=self._pass, args=arguments, daemon=True).start()

    def _pass(self, source, target, is_response):
        held = b""
        try:
            while data := source.recv(65_536):
                if self.is_dead:
                    continue
                if is_response and not self._passes_on(self, data):
                    held += data
                    continue
                target.sendall(data)
            if held and not self.is_dead:
                target.sendall(held)
        except OSError:
            pass  # One of both ends is closed.
        if not (self.is_dead and is_response):
            self.close()

    def close(self):
        self.is_open = False
        for end in self._ends:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # It is closed already.
            end.close()
