"""A window of one Qt WebEngine: reads commands from standard input, a JSON array a line, and answers each with a line.

    ["open", URL]      loads a page
    ["run", SCRIPT]    the value of a script in the page
    ["picture", FILE]  writes what is seen
    ["version"]        Chromium's version
"""

import json
import re
import sys

try:
    from PyQt6.QtCore import QSocketNotifier, QUrl
    from PyQt6.QtWebEngineWidgets import QWebEngineView
    from PyQt6.QtWidgets import QApplication
    READ = QSocketNotifier.Type.Read
except ImportError:
    from PyQt5.QtCore import QSocketNotifier, QUrl
    from PyQt5.QtWebEngineWidgets import QWebEngineView
    from PyQt5.QtWidgets import QApplication
    READ = QSocketNotifier.Read


def answer(value):
    print(json.dumps(value), flush=True)


class Window:
    def __init__(self):
        self.application = QApplication(sys.argv)
        self.view = QWebEngineView()
        self.view.resize(360, 640)
        self.view.show()
        self.view.loadFinished.connect(self.loaded)
        self.opening = False
        self.commands = QSocketNotifier(sys.stdin.fileno(), READ)
        self.commands.activated.connect(self.read)

    def read(self, *_):
        line = sys.stdin.readline()
        if not line:
            return self.application.quit()
        name, *arguments = json.loads(line)
        return getattr(self, name)(*arguments)

    def open(self, url):
        self.opening = True
        self.view.load(QUrl(url))

    def loaded(self, is_loaded):
        if self.opening:
            self.opening = False
            answer(is_loaded)

    def run(self, script):
        self.view.page().runJavaScript(script, answer)

    def picture(self, file):
        answer(self.view.grab().save(file))

    def version(self):
        agent = self.view.page().profile().httpUserAgent()
        answer(re.search(r"Chrome/([\d.]+)", agent)[1])


window = Window()
sys.exit(window.application.exec() if hasattr(window.application, "exec") else window.application.exec_())
