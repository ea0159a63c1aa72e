s|{language}|de|g
s|{direction}|ltr|g
s|{bannerStorageUnavailable}|Dieser Browser behält nichts (ist es ein privates Fenster?). Was du hier tust, ist weg, wenn die Seite zugeht, außer du bist angemeldet und online.|g
s|{newGather}|Neuer Kick|g
s|{pageBroken}|Etwas ist schiefgelaufen. Was du gespeichert hast, ist sicher.|g
s|{pageDescription}|Teams einteilen, Zeit und Tore festhalten und wissen, wer gewonnen hat: Fußball mit deinen Leuten.|g
s|{pageGatherPicture}|Ein Kick|g
s|{pageLinksWork}|Links zum Antworten, zum Verfolgen eines Spiels oder zur Tabelle funktionieren hier trotzdem.|g
s|{pageNeedsScript}|Football Gather hält Zeit und Spielstand auf deinem Gerät fest und braucht dafür JavaScript.|g
s|{pageNotFound}|Seite nicht gefunden|g
s|{pageNotFoundAdvice}|Vielleicht ist die Adresse abgeschnitten. Deine Leute und Kicks sind in der App.|g
s|{pageOpenAgain}|App neu öffnen|g
s|{pageOpenApp}|App öffnen|g
s|{pageOpenElsewhere}|Wenn ein Chat oder eine andere App diese Seite zeigt, öffne sie in Safari oder Chrome.|g
s|{pagePlayersPicture}|Wer heute spielt|g
s|{pageProgramOff}|Die App braucht WebAssembly, und das ist in diesem Browser ausgeschaltet. Auf einem iPhone im Blockierungsmodus kannst du diesen für diese Website allein ausschalten: im Menü neben der Adresse unter „Website-Einstellungen“. In einem anderen Browser: Erlaub WebAssembly in den Einstellungen.|g
s|{pageProgramRefused}|Etwas lässt hier WebAssembly nicht zu, woraus die App besteht: dieser Browser, eine seiner Erweiterungen oder das Netz. Aktualisiere den Browser oder öffne diese Seite in einem anderen.|g
s|{pageTooOld}|Dieser Browser ist zu alt für die App. Aktualisiere ihn (auf dem iPhone: iOS) oder öffne diese Seite in einem anderen: Chrome kann es ab Version 102.|g
s|{pageUnreached}|Die App ist noch nicht da. Prüf die Verbindung.|g
s|{pageWaits}|Die App wird geladen …|g
s|{pageWidePicture}|Ein Kick auf einem breiten Bildschirm|g
s|{resume}|Weiter|g
s|{resumeGather}|Kick fortsetzen|g
s|{tryAgain}|Noch mal|g
